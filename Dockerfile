# Builds the release, and runs it with Node alone. docs/deploying.md walks through it.

FROM node:22.21.1-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
ARG COMMIT
RUN COMMIT="$COMMIT" npm run release

FROM node:22.21.1-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN mkdir -p /data && chown 1000:1000 /data
COPY --from=build /build/release /app
WORKDIR /data
USER 1000:1000
VOLUME ["/data"]
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 CMD ["node", "/app/server.js", "health"]
CMD ["node", "/app/server.js"]
