import type { FastifyInstance } from "fastify";
import { escapeHtml as escape } from "../../../infra/html";
import type { LiveRelease } from "../../registry";
import type { PageDocument } from "../documents/page-document";
import type { Match } from "./match-route";

/**
 * Returns true if visitors can use all of a page without the application, which then starts when someone needs it. Shells
 * from before this was possible start it themselves.
 */
export async function startsLater(
  app: FastifyInstance,
  shell: LiveRelease,
  document: PageDocument | null,
): Promise<boolean> {
  if (document?.complete !== true || !shell.template?.includes("{{start}}")) return false;
  // The application tells visitors of a site that is turned off.
  return !(await app.isTurnedOff().catch(() => true));
}

/** Renders a script of the shell. The page's own script replaces those that start later. */
export function renderScriptTag(
  { base, release }: LiveRelease,
  file: string,
  nonce: string,
  isLater: boolean,
): string {
  return `<script ${isLater ? 'type="listwise-later"' : "defer"} src="${escape(base + file)}"${renderIntegrity(release.integrity[file])} nonce="${nonce}"></script>`;
}

/** `rel` of preload hints that the page's own script turns on. */
export const LATER = "listwise-preload";

/**
 * Renders preload hints for the scripts of the route's page. Those of a guarded page are inert until the browser has
 * found a session, those of a page that starts later until it does. Admin pages and overridden remotes get none.
 */
export function renderPreloadTags(
  match: Match | null,
  replaced: ReadonlySet<string>,
  isLater: boolean,
): string {
  if (!match) return "";
  const { release, enabled } = match.live;
  if (!enabled || replaced.has(release.name)) return "";
  const files = [...release.preload, ...(release.pages?.[match.route.path]?.preload ?? [])];
  return renderHints(match.live, files, match.route.guard === "public" && !isLater ? "preload" : LATER);
}

/** Renders hints for files of a release with their hashes. `rel` is `preload` or {@link LATER}. */
export function renderHints({ base, release }: LiveRelease, files: readonly string[], rel: string): string {
  return files
    .map((file) => {
      const hash = renderIntegrity(release.integrity[file]);
      return `<link rel="${rel}" as="script" fetchpriority="low" href="${escape(base + file)}"${hash}>`;
    })
    .join("\n    ");
}

function renderIntegrity(hash: string | undefined): string {
  return `${hash === undefined ? "" : ` integrity="${escape(hash)}"`} crossorigin="anonymous"`;
}
