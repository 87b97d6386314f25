import type { FastifyInstance } from "fastify";
import { parseCompositionRequest } from "../../registry";
import { matchRoute } from "../pages/match-route";
import { escapeHtml } from "../../../infra/html";
import { getArea, isListed, getPrivateAreas } from "../pages/page-kind";
import { sendCached } from "./send-cached";

/** Maximum number of addresses in a sitemap, by the sitemaps.org protocol. */
const MAX_SITEMAP_URLS = 50_000;

/** Serves `robots.txt` and `sitemap.xml`. */
export function serveCrawlers(app: FastifyInstance): void {
  const { publicUrl } = app.ctx.config;
  const hidden = { schema: { hide: true } };

  app.get("/robots.txt", hidden, async (request, reply) => {
    const { releases } = await app.releases.current(parseCompositionRequest(request, false));
    const guarded = [...releases.values()]
      .flatMap(({ release }) => release.descriptor?.routes ?? [])
      .filter(({ guard }) => guard === "user")
      .map(({ path }) => getArea(path));
    const areas = [...new Set([...getPrivateAreas(), ...guarded])].sort();
    const lines = [
      "User-agent: *",
      ...areas.map((area) => `Disallow: ${area}`),
      "",
      `Sitemap: ${publicUrl}/sitemap.xml`,
      "",
    ];
    return sendCached(request, reply, "text/plain", lines.join("\n"));
  });

  app.get("/sitemap.xml", hidden, async (request, reply) => {
    const composition = await app.releases.current(parseCompositionRequest(request, false));
    const routes = [...composition.releases.values()].flatMap(({ release, ...live }) =>
      (release.descriptor?.routes ?? []).map((route) => ({ live: { ...live, release }, route })),
    );
    const fixed = routes
      .filter((match) => isListed(match) && !/[:*]/.test(match.route.path))
      .map(({ route }) => ({ path: route.path, updatedAt: null }));
    const written = [...(await app.published()).values()].filter(({ path }) => {
      if (fixed.some((route) => route.path === path)) return false;
      const match = matchRoute(composition, path);
      return match !== null && isListed(match);
    });
    const urls = [...fixed, ...written].slice(0, MAX_SITEMAP_URLS).map(({ path, updatedAt }) => {
      const changed = updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : "";
      return `  <url><loc>${escapeHtml(publicUrl + encodeURI(path))}</loc>${changed}</url>`;
    });
    const xml = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...urls,
      "</urlset>",
      "",
    ];
    return sendCached(request, reply, "application/xml", xml.join("\n"));
  });
}
