# syntax=docker/dockerfile:1
# Builds the image of a site: docker build -t listwise .

ARG NODE=node:26-bookworm-slim

FROM ${NODE} AS build
WORKDIR /app
ENV CI=true
COPY . .
RUN node -p "require('./package.json').packageManager" | xargs npm install --global \
  && pnpm install --frozen-lockfile \
  && node scripts/build.mjs \
  && find . -name node_modules -type d -prune -exec rm -rf {} + \
  && pnpm install --prod --frozen-lockfile --filter @listwise/backend

# Only what a built site reads: the server, its migrations and texts, and the builds of the front end.
FROM build AS files
RUN mkdir -p /site/backend/src/modules \
  && cp -a package.json pnpm-workspace.yaml node_modules /site/ \
  && cp -a backend/package.json backend/drizzle.config.ts backend/migrations backend/dist backend/node_modules /site/backend/ \
  && cp -a --parents backend/src/modules/content/seed backend/src/modules/site/assets backend/src/modules/site/help-pictures /site/ \
  && cp -a --parents packages/*/package.json /site/ \
  && for bundle in shell mfe-*; do mkdir -p "/site/$bundle" && cp -a "$bundle/dist" "/site/$bundle/"; done

FROM ${NODE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data METRICS_PORT=9464 METRICS_HOST=0.0.0.0 \
  NODE_OPTIONS=--max-semi-space-size=64
WORKDIR /app
COPY --from=files /site ./
RUN printf '#!/bin/sh\nexec node /app/backend/dist/listwise.js "$@"\n' > /usr/local/bin/listwise \
  && chmod 755 /usr/local/bin/listwise \
  && install --directory --owner=node --group=node /data
USER node
VOLUME /data
EXPOSE 4000 9464
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD node -e "fetch('http://127.0.0.1:' + process.env.METRICS_PORT + '/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "backend/dist/start.js"]
