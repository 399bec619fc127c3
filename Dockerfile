# An image of Castellan: docs/hosts.md, "With Docker", says how to build and run it.
FROM python:3.13-slim AS packages
WORKDIR /castellan
COPY requirements.txt requirements-kernel.txt ./
COPY scripts/setup scripts/setup
RUN scripts/setup requirements.txt

FROM python:3.13-slim
# Names in Arabic, Thai or Indian scripts are drawn with libfribidi0.
RUN apt-get update && apt-get install -y --no-install-recommends libfribidi0 && rm -rf /var/lib/apt/lists/*
RUN useradd --uid 10001 --create-home castellan && install -d -o castellan -g castellan -m 0700 /data
WORKDIR /castellan
COPY --from=packages /castellan/.venv .venv
COPY . .
# A clone may be readable to its owner alone.
RUN chmod -R a+rX .
# Which commit this is: docker build --build-arg COMMIT="$(git rev-parse --short=12 HEAD)" .
ARG COMMIT=
RUN if [ -n "$COMMIT" ]; then echo "$COMMIT" > commit; fi
RUN .venv/bin/python -m compileall -q *.py ai cogs engine locales render sandbox services store
ENV CASTELLAN_DATA=/data CASTELLAN_METRICS_PORT=9470 NUMBA_CACHE_DIR=/data/machine-code PYTHONDONTWRITEBYTECODE=1
USER castellan
VOLUME /data
HEALTHCHECK --interval=30s --timeout=5s --start-period=120s \
    CMD [".venv/bin/python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:9470/healthz', timeout=4)"]
ENTRYPOINT [".venv/bin/python", "bot.py"]
CMD ["run"]
