# M4U as an image (docs/operations.md): not root, nothing written outside /data and /tmp.
# The runtime is the Node.js that package-lock.json pins; the one of the base image only installs and builds.
FROM node:26-bookworm-slim AS install
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY api/package.json api/
COPY contract/package.json contract/
COPY web/package.json web/

# What the web is built with, and the web.
FROM install AS build
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN npm run build

# What it runs with: the web is built with everything it is made of. The package of Node.js keeps its headers, and a
# second name for its binary, that nothing here uses; nor does anything read types and source maps of packages.
FROM install AS modules
RUN npm ci --omit=dev --workspace=api --workspace=contract --include-workspace-root --no-audit --no-fund \
    && rm -rf node_modules/.cache node_modules/node/node_modules \
    && find node_modules -type f -regex '.*\.\(map\|d\.[cm]?ts\)' -delete

FROM debian:bookworm-slim
# The pinned Node.js is linked with libatomic.
RUN apt-get update \
    && apt-get install -y --no-install-recommends libatomic1 \
    && rm -rf /var/lib/apt/lists/* \
    && groupadd --system --gid 10001 m4u \
    && useradd --system --uid 10001 --gid 10001 --home-dir /data --shell /usr/sbin/nologin m4u \
    && install -d -o 10001 -g 10001 -m 0700 /data
WORKDIR /app
COPY --from=modules /app/ ./
COPY --from=build /app/web/build/ web/build/
COPY main.ts tsconfig.json ./
COPY contract/src/ contract/src/
COPY api/src/ api/src/
COPY api/migrations/ api/migrations/
COPY scripts/ scripts/
ENV NODE_ENV=production \
    PATH=/app/node_modules/.bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
    NODE_COMPILE_CACHE=/tmp/compiled \
    DATA_DIR=/data \
    HOST=0.0.0.0 \
    PORT=3000
USER 10001:10001
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=50", "main.ts"]
