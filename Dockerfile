# One image for every process of the site: `all`, `api` or `documents`. (docs/how-to/containers.md)
FROM docker.io/library/node:24-bookworm AS build
WORKDIR /src
ENV NX_DAEMON=false
COPY . .
RUN npm ci --no-audit --no-fund \
  && npx nx run-many -t build \
  && npm run image-files -- /image/app
# What Node and its native modules link to, certificates and time zones: no shell, npm or build tools.
RUN find /image -name '*.node' -o -name '*.so*' | xargs ldd /usr/local/bin/node 2>/dev/null \
  | grep -oE '(=> |^\s+)/(usr/)?lib[^ ]+' | grep -oE '/.*' | sort -u | xargs cp -L --parents -t /image \
  && cp --parents /usr/local/bin/node /etc/ssl/certs/ca-certificates.crt -t /image \
  && cp -r --parents /usr/share/zoneinfo -t /image \
  && mkdir -p /image/data /image/tmp \
  && chown 10001:10001 /image/data /image/tmp \
  && find /image -exec touch -h -d @0 {} +

FROM scratch
ARG VERSION=0.0.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Tivara" \
  org.opencontainers.image.description="The storefront of a premium eyewear maker, composed of independently deployed microfrontends" \
  org.opencontainers.image.licenses="MIT" \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.revision="${REVISION}"
COPY --from=build /image /
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data TMPDIR=/data DRAIN_SECONDS=2
VOLUME /data
USER 10001:10001
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["/usr/local/bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["/usr/local/bin/node", "tools/site/dist/serve.js"]
CMD ["all"]
