import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PRODUCT_NAME } from "@listwise/contracts/site";
import type { FastifyInstance } from "fastify";
import { getBackendRoot } from "../../../infra/paths";

// Resolved from the package's folder, so that the path is the same in the bundle and in the sources.
const getFolder = () => join(getBackendRoot(), "src/modules/site/assets");

const TYPES = {
  "favicon.ico": "image/x-icon",
  "favicon.svg": "image/svg+xml",
  "apple-touch-icon.png": "image/png",
  "icon-192.png": "image/png",
  "icon-512.png": "image/png",
  "icon-maskable.png": "image/png",
  "social-card.png": "image/png",
};

const MANIFEST = {
  name: PRODUCT_NAME,
  short_name: PRODUCT_NAME,
  description: "App Store Optimization",
  start_url: "/dashboard",
  scope: "/",
  display: "standalone",
  background_color: "#0b0c10",
  theme_color: "#0b0c10",
  icons: [
    { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
    { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
    { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
    { src: "/icon-maskable.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
  ],
};

/** Serves the site's icons, web manifest and social card. */
export function serveSiteFiles(app: FastifyInstance): void {
  const serve = (name: string, type: string, content: Buffer | string) =>
    app.get(`/${name}`, { schema: { hide: true } }, async (_request, reply) =>
      // Other sites embed the social card, so cross-origin use is allowed.
      reply
        .header("cache-control", "public, max-age=86400")
        .header("cross-origin-resource-policy", "cross-origin")
        .type(type)
        .send(content),
    );
  for (const [name, type] of Object.entries(TYPES)) serve(name, type, readFileSync(join(getFolder(), name)));
  serve("manifest.webmanifest", "application/manifest+json", JSON.stringify(MANIFEST));
}
