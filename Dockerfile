# The server with its client, run by a user without rights.
#   docker build -t ziggurat . && docker run -p 8765:8765 -v ziggurat:/data ziggurat

FROM node:22-slim AS client
WORKDIR /build/web
COPY web/package.json web/package-lock.json ./
# Not `npm ci`: it insists that the lock names the optional packages of every other platform too.
RUN npm install --no-save --no-audit --no-fund
COPY web ./
# The client's words and "How to play" lie beside the engine's.
COPY src/ziggurat/words /build/src/ziggurat/words
COPY src/ziggurat/games /build/src/ziggurat/games
RUN npx vite build

FROM python:3.12-slim AS python
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY pyproject.toml constraints.txt README.md LICENSE ./
COPY tools tools
COPY src src
COPY --from=client /build/web/dist src/ziggurat/server/client
# Bots think with the compiled engine, which the wheel carries beside the sources.
RUN python -m venv /build/env && PIP_CONSTRAINT=constraints.txt /build/env/bin/pip install --no-cache-dir -e '.[dev]' \
    && /build/env/bin/python tools/build_fast.py \
    && ZIGGURAT_COMPILED=1 /build/env/bin/python -m build --no-isolation --wheel --outdir /build/dist
RUN python -m venv /app && /app/bin/pip install --no-cache-dir -c constraints.txt /build/dist/*.whl

FROM python:3.12-slim
# pg_dump for `ziggurat backup` of a PostgreSQL
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --system --uid 10001 --create-home --home-dir /data ziggurat
COPY --from=python /app /app
USER ziggurat
WORKDIR /data
VOLUME /data
ENV PATH=/app/bin:$PATH \
    ZIGGURAT_HOST=0.0.0.0 \
    ZIGGURAT_PORT=8765 \
    ZIGGURAT_DATABASE_URL=sqlite:////data/tables.sqlite
EXPOSE 8765
HEALTHCHECK --interval=30s --timeout=5s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8765/healthz', timeout=4)"]
CMD ["ziggurat", "serve", "--no-browser"]
