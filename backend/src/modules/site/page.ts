import { randomBytes } from "node:crypto";
import { DEFAULT_TITLE, pageTitle, REMOTE_NAMES } from "@listwise/contracts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { devServers, isForAdmins, viewOf, type LiveRelease } from "../registry";
import { pageHeaders } from "./csp";
import { matchRoute, type Match } from "./match-route";
import { overrideOrigins } from "./overrides";
import { readTitle } from "./site-config.repository";

/** Whether a request that no route took wants a page: not a file, not an address of the API or of releases. */
export function wantsPage(request: FastifyRequest): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  const path = request.url.split("?")[0] ?? "/";
  if (/^\/(api|releases|socket\.io)(\/|$)/.test(path)) return false;
  const accept = request.headers.accept ?? "*/*";
  return accept.includes("text/html") || (accept.includes("*/*") && !/\.\w+$/.test(path));
}

/** Answers with the shell's page for the address that was asked for. */
export async function sendPage(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { config } = app.ctx;
  const composition = await app.releases.current(viewOf(request, false));
  const nonce = randomBytes(16).toString("base64");
  const mayOverride = config.loopback && config.demoData;
  const bundles = new Set(["shell", ...REMOTE_NAMES, ...composition.releases.keys()]);
  const developmentOrigins = [
    ...(config.devAssets ? devServers(config.devBundles).values() : []),
    ...(mayOverride ? overrideOrigins(request.url, bundles) : []),
  ];
  reply.headers(
    pageHeaders({ nonce, bundles: [...bundles], releaseOrigin: app.releases.origin, developmentOrigins }),
  );
  reply.header("cache-control", "no-cache").type("text/html; charset=utf-8");
  const shell = composition.releases.get("shell");
  if (!shell || shell.template === null) return reply.code(503).send(NOT_BUILT);
  const path = decode(request.url.split("?")[0] ?? "/");
  const match = matchRoute(composition, path);
  const values: Record<string, string> = {
    nonce,
    title: escape(await titleOf(app, match)),
    composition: escape(composition.id),
    overrides: mayOverride ? "on" : "off",
    origins: escape(app.releases.origin ?? ""),
    scripts: scriptTag(shell, shell.release.entry, nonce),
    preload: preloadTags(match),
  };
  return reply.send(shell.template.replace(/\{\{(\w+)\}\}/g, (all, name: string) => values[name] ?? all));
}

async function titleOf(app: FastifyInstance, match: Match | null): Promise<string> {
  if (!match) return DEFAULT_TITLE;
  // A page without its configured title is better than no page.
  const configured = await readTitle(app.ctx.db, match.route.titleKey).catch((error: unknown) => {
    app.log.warn({ err: error }, "the configured title could not be read");
    return null;
  });
  return pageTitle(configured ?? undefined);
}

function scriptTag({ base, release }: LiveRelease, file: string, nonce: string): string {
  return `<script defer src="${escape(base + file)}"${integrityOf(release.integrity[file])} nonce="${nonce}"></script>`;
}

/**
 * Hints for what the route's page needs. Behind a guard nothing of a remote is asked for before it has decided: those
 * hints only name the files, and the page turns them on when there is a session. Administrators' files are not named.
 */
function preloadTags(match: Match | null): string {
  if (!match || match.route.guard === "admin") return "";
  const { release, base, enabled } = match.live;
  if (!enabled || (release.descriptor && isForAdmins(release.descriptor))) return "";
  const rel = match.route.guard === "public" ? "preload" : "listwise-preload";
  return release.preload
    .map((file) => {
      const hash = integrityOf(release.integrity[file]);
      return `<link rel="${rel}" as="script" href="${escape(base + file)}"${hash}>`;
    })
    .join("\n    ");
}

function integrityOf(hash: string | undefined): string {
  return `${hash === undefined ? "" : ` integrity="${escape(hash)}"`} crossorigin="anonymous"`;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // A malformed address matches no route; the shell shows its not-found page.
  }
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

const NOT_BUILT = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${DEFAULT_TITLE}</title></head>
<body><h1>The site is not built yet</h1><p>No release of the shell is live. Run <code>npm start</code>, or <code>pnpm build</code> and publish.</p></body></html>
`;
