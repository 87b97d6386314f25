// Commands over several releases: `move` and `retire`.
import { printAnswer } from "./print.mjs";
import { Stop } from "./program.mjs";
import { sendConfirmed } from "./requests.mjs";

/** @import { Client as Site } from "./site.mjs" */
/** @import { Options } from "./requests.mjs" */

/** @param {string} text */
function parseRedirect(text) {
  const [from = "", to = "", ...rest] = text.split("=");
  if (!from.startsWith("/") || !to.startsWith("/") || rest.length > 0)
    throw new Stop(`--redirect must be /old=/new, not ${text}.`);
  return { from, to };
}

/** @param {string} text */
function parseVersion(text) {
  const [name = "", version = "", ...rest] = text.split("@");
  if (!name || !version || rest.length > 0)
    throw new Stop(`Give each release as name@version, such as mfe-tracking@1.0.0-3f2a9c1d, not ${text}.`);
  return { name, version };
}

/**
 * Makes versions live and retires remotes, all together or not at all.
 * @param {Site} site
 * @param {{ versions: string[], retire: string[] }} parts
 * @param {Options} options
 */
async function sendMove(site, { versions, retire }, options) {
  const body = {
    promote: versions.map(parseVersion),
    retire,
    redirects: options.redirect.map(parseRedirect),
    removeRedirects: options["remove-redirect"],
    ...(options.reason && { reason: options.reason }),
  };
  const answer = await sendConfirmed(
    (confirmation) => site.call("POST", "/admin/release-moves", { ...body, ...confirmation }),
    options,
  );
  printAnswer(options, answer, answer.message);
}

/** @type {Record<string, (site: Site, rest: string[], options: Options) => Promise<void>>} */
export const moveCommands = {
  move: (site, versions, options) => sendMove(site, { versions, retire: options.retire }, options),
  async retire(site, names, options) {
    if (names.length === 0)
      throw new Stop(`Give a remote: ${options.command} retire mfe-old --redirect /old=/new`);
    await sendMove(site, { versions: [], retire: names }, options);
  },
};
