# The bot with what requirements.txt pins; the local table and its simulated Discord stay out.
FROM python:3.13-slim-bookworm AS build

ENV PIP_DISABLE_PIP_VERSION_CHECK=1 \
    PIP_NO_CACHE_DIR=1

WORKDIR /src
RUN python -m venv /opt/hulldown
COPY requirements.txt ./
RUN /opt/hulldown/bin/pip install --require-hashes -r requirements.txt
COPY pyproject.toml README.md LICENSE ./
COPY bot bot
COPY render render
COPY data data
RUN /opt/hulldown/bin/pip install --no-deps .

FROM python:3.13-slim-bookworm

ENV PATH=/opt/hulldown/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    HULLDOWN_DATABASE=/data/hulldown.db

RUN groupadd --system --gid 10001 hulldown \
    && useradd --system --uid 10001 --gid 10001 --no-create-home --shell /usr/sbin/nologin hulldown \
    && install -d -o hulldown -g hulldown /data
COPY --from=build /opt/hulldown /opt/hulldown

USER 10001:10001
WORKDIR /data
VOLUME /data

HEALTHCHECK --interval=60s --timeout=15s --start-period=60s --retries=3 \
    CMD ["hulldown", "check", "--health"]

STOPSIGNAL SIGTERM
ENTRYPOINT ["hulldown"]
CMD ["run"]
