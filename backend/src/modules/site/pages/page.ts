import { randomBytes } from "node:crypto";
import { REMOTE_NAMES, type PreviewNotice } from "@listwise/contracts/remotes";
import { DEFAULT_TITLE, TRIAL_KEY } from "@listwise/contracts/site";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { escapeHtml as escape } from "../../../infra/html";
import { loadMediaPaths } from "../../../infra/http/pictures/media-paths";
import { rewriteHtmlPictures } from "../../../infra/http/pictures/rewrite-pictures";
import { renderDocumentStyles } from "../documents/styles";
import { renderStructuredData } from "../documents/structured-data";
import { signPageToken } from "../../releases";
import { findRequestedPreview, getDevServers, parseCompositionRequest } from "../../registry";
import { buildPageHeaders } from "./csp";
import { findOwnPage, getTemplate, matchRoute, type BuiltPage, type Match } from "./match-route";
import { renderMetadataTags, getTitle, type PageFacts } from "./metadata";
import { parseOverriddenNames, parseOverrideOrigins } from "./overrides";
import { renderInitialHtml } from "./initial-html";
import { renderPageAnswers } from "./page-answers";
import { loadDocument } from "../documents/page-document";
import { isExistingPage as isThere } from "./page-kind";
import type { Published } from "../published";
import { LATER, renderHints, renderPreloadTags, renderScriptTag, startsLater } from "./scripts";
import { sendHtml } from "./send-html";
import { sendRedirect } from "./send-redirect";
import { loadPublicConfig } from "../site.reads";

/** Returns true if an unrouted request asks for a page, as opposed to a file, the API or a release. */
export function isPageRequest(request: FastifyRequest): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  const path = request.url.split("?")[0] ?? "/";
  if (/^\/(api|releases|socket\.io)(\/|$)/.test(path)) return false;
  const accept = request.headers.accept ?? "*/*";
  return accept.includes("text/html") || (accept.includes("*/*") && !/\.\w+$/.test(path));
}

/** Pages whose address may contain a token, which the page's first script removes. */
const SECRET_PATHS = /^\/(reset-password|remove-google|remove-factor|verify-email|auth\/google\/callback)$/;

/** Responds with the shell's page for the requested address. */
export async function sendPage(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { config } = app.ctx;
  const preview = await findPreview(app, request.url);
  const composition = await app.releases.current(parseCompositionRequest(request, false, preview));
  const nonce = randomBytes(16).toString("base64");
  const mayOverride = config.loopback && config.demoData;
  const bundles = new Set(["shell", ...REMOTE_NAMES, ...composition.releases.keys()]);
  const developmentOrigins = [
    ...(config.devAssets ? getDevServers(config.devBundles).values() : []),
    ...(mayOverride ? parseOverrideOrigins(request.url) : []),
  ];
  reply.headers(
    buildPageHeaders({
      nonce,
      bundles: [...bundles],
      releaseOrigin: app.releases.origin,
      fileOrigin: await app.ctx.files.findOrigin(),
      developmentOrigins,
    }),
  );
  reply.header("cache-control", "no-cache").type("text/html; charset=utf-8");
  const shell = composition.releases.get("shell");
  if (!shell || shell.template === null) return reply.code(503).send(NOT_BUILT_PAGE);
  const path = decodePath(request.url.split("?")[0] ?? "/");
  if (preview) reply.header("x-robots-tag", "noindex");
  if (SECRET_PATHS.test(path)) reply.header("referrer-policy", "no-referrer");
  const match = matchRoute(composition, path);
  const own = findOwnPage(shell, path);
  const redirected = sendRedirect(request, reply, composition, own?.route ?? match?.route.path ?? null);
  if (redirected) return redirected;
  const facts = await loadFacts(app, path, match, own?.page ?? null);
  const template = own ? getTemplate(shell, own.route) : match && getTemplate(match.live, match.route.path);
  const document = await loadDocument(app, request.url, facts, template);
  const { exists } = facts;
  const isLater = await startsLater(app, shell, document);
  const values: Record<string, string> = {
    nonce,
    // Reports of a preview are neither for nor against the health of any version.
    page: preview ? "" : signPageToken(app, request.ip, shell.release.version),
    title: escape(getTitle(facts)),
    metadata: [
      renderMetadataTags(facts),
      renderStructuredData(facts, document),
      renderDocumentStyles(nonce, document?.styles ?? ""),
    ].join("\n    "),
    composition: escape(composition.id),
    overrides: mayOverride ? "on" : "off",
    origins: escape(app.releases.origin ?? ""),
    start: isLater ? "later" : "now",
    assets: escape(shell.base),
    scripts: [
      ...shell.release.preload.map((file) => renderScriptTag(shell, file, nonce, isLater)),
      // Only pages of signed-in users always start the application.
      match?.route.guard === "user" ? await renderPageAnswers(app, nonce) : "",
    ].join("\n    "),
    preload: [
      isLater ? renderHints(shell, shell.release.preload, LATER) : "",
      own
        ? renderHints(shell, own.page.preload, "preload")
        : renderPreloadTags(match, parseOverriddenNames(request.url), isLater),
    ].join(""),
    firstView: rewriteHtmlPictures(
      renderInitialHtml({
        composition,
        path,
        match,
        isOwn: own !== null,
        exists,
        document,
        isLater,
        hasTrial: facts.config.get(TRIAL_KEY) === "true",
      }),
      await loadMediaPaths(app.ctx),
    ),
  };
  if (!exists) reply.code(404); // The page still renders its own not-found message.
  const html = shell.template.replace(/\{\{(\w+)\}\}/g, (all, name: string) => values[name] ?? all);
  return sendHtml(request, reply, html);
}

/** Returns the preview that the address names. Without the database, the live page is served. */
async function findPreview(app: FastifyInstance, url: string): Promise<PreviewNotice | null | undefined> {
  return findRequestedPreview(app, url).catch((error: unknown) => {
    app.log.warn({ err: error }, "failed to read the preview of a page");
    return null;
  });
}

/** Loads the facts about a page. Without the database, the page is served without its metadata. */
async function loadFacts(
  app: FastifyInstance,
  path: string,
  match: Match | null,
  own: BuiltPage | null,
): Promise<PageFacts> {
  const { config } = app.ctx;
  const [entries, published] = await Promise.all([loadPublicConfig(app.ctx), app.published()]).catch(
    (error: unknown): [[], Published | null] => {
      app.log.warn({ err: error }, "failed to read the page's metadata");
      return [[], null];
    },
  );
  return {
    path,
    match,
    exists: published === null || isThere(path, match, published),
    page: published?.get(path),
    built: own ?? match?.live.release.pages?.[match.route.path] ?? null,
    config: new Map(entries.map(({ key, value }) => [key, value])),
    publicUrl: config.publicUrl,
  };
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // A malformed address matches no route, so the shell shows its not-found page.
  }
}

const NOT_BUILT_PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${DEFAULT_TITLE}</title></head>
<body><h1>The site is not built yet</h1><p>No release of the shell is live. Run <code>npm start</code>, or <code>pnpm build</code> and publish.</p></body></html>
`;
