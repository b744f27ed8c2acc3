# Image of M4U (docs/operations.md): does not run as root, and writes to /data and /tmp only.
# Node.js comes from the base image and PostgreSQL from Debian: a rebuild with --pull --no-cache brings their fixes,
# which reach the npm packages later.
FROM node:26-bookworm-slim AS install
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY api/package.json api/
COPY contract/package.json contract/
COPY web/package.json web/

# The web and its build tools.
FROM install AS build
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN npm run build

# Runtime packages. The build of the web bundles its own, Node.js is that of the base image, and nothing reads type
# declarations and source maps.
FROM install AS modules
RUN npm ci --omit=dev --workspace=api --workspace=contract --include-workspace-root --no-audit --no-fund \
    && rm -rf node_modules/.cache node_modules/node node_modules/.bin/node \
    && find node_modules -type f -regex '.*\.\(map\|d\.[cm]?ts\)' -delete

FROM node:26-bookworm-slim
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /usr/local/bin/yarn* /opt/yarn* \
    && groupadd --system --gid 10001 m4u \
    && useradd --system --uid 10001 --gid 10001 --home-dir /data --shell /usr/sbin/nologin m4u \
    && install -d -o 10001 -g 10001 -m 0700 /data
# PostgreSQL of this Debian release, without a default cluster. M4U refuses data of another major version.
RUN install -d /etc/postgresql-common \
    && echo 'create_main_cluster = false' > /etc/postgresql-common/createcluster.conf \
    && apt-get update \
    && apt-get install -y --no-install-recommends postgresql \
    && rm -rf /var/lib/apt/lists/* \
    && ln -s "$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1)" /opt/postgresql
WORKDIR /app
COPY --from=modules /app/ ./
COPY --from=build /app/web/build/ web/build/
COPY main.ts tsconfig.json ./
COPY contract/src/ contract/src/
COPY api/src/ api/src/
COPY api/migrations/ api/migrations/
COPY scripts/ scripts/
ENV NODE_ENV=production \
    NODE_COMPILE_CACHE=/tmp/compiled \
    MALLOC_MMAP_THRESHOLD_=32768 \
    MALLOC_ARENA_MAX=2 \
    DATA_DIR=/data \
    POSTGRES_BIN=/opt/postgresql \
    HOST=0.0.0.0 \
    PORT=3000
USER 10001:10001
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--heap-growing-percent=50", "main.ts"]
