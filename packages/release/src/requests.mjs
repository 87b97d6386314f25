// Arguments of the commands, and the calls that several of them make.
import { findOwnName } from "./package.mjs";
import { printAnswer } from "./print.mjs";
import { Stop } from "./program.mjs";
import { getDangers } from "./site.mjs";

/** @import { Package } from "./package.mjs" */
/** @typedef {import("./site.mjs").Client} Site */
/** @typedef {{ to?: string, reason?: string, confirm?: string, label?: string, "needs-approval": boolean, "for-move": boolean, retire: string[], redirect: string[], "remove-redirect": string[], preview?: string, rollout: boolean, steps?: string, "min-pages"?: string, "min-minutes"?: string, days?: string, "no-build": boolean, "no-wait": boolean, json: boolean, command: string, findPackage: (name: string) => Package }} Options */
/**
 * A command. It throws a `Stop` with advice if its arguments are wrong or the site refuses it.
 * @typedef {(site: Site, rest: string[], options: Options) => Promise<void>} Command
 */

/**
 * Returns an argument.
 * @param {string | null | undefined} value
 * @param {string} what
 * @param {string} example
 * @param {Options} options
 * @throws {Stop} if it is missing, with the example
 */
export function requireArgument(value, what, example, { command }) {
  if (!value) throw new Stop(`Give ${what}: ${command} ${example}`);
  return value;
}

/**
 * Returns the named release, or that of the remote in this folder.
 * @param {string | undefined} given
 * @param {string} command
 * @param {Options} options
 * @throws {Stop} if there is neither
 */
export const requireName = (given, command, options) =>
  requireArgument(given ?? findOwnName(), "a release", `${command} mfe-tracking`, options);

/**
 * @param {string} name
 * @param {string} [action]
 */
export const getPath = (name, action) => `/releases/${encodeURIComponent(name)}${action ? `/${action}` : ""}`;

/**
 * Posts a change of a live version, and prints the answer. Dangerous differences are confirmed if the options have a reason.
 * @param {Site} site
 * @param {string} path
 * @param {object} body
 * @param {Options} options
 * @throws {Stop} if the site refuses the change, or asks for a confirmation and there is no reason
 */
export async function postConfirmed(site, path, body, options) {
  /** @type {(confirmation: object) => Promise<{ message: string }>} */
  const send = (confirmation) => site.call("POST", path, { ...body, ...confirmation });
  const answer = await sendConfirmed(send, options);
  printAnswer(options, answer, answer.message);
}

/**
 * Sends a change, and again with a confirmation if an administrator gave a reason for the dangerous differences.
 * @param {(confirmation: object) => Promise<{ message: string }>} send
 * @param {Options} options
 * @throws {Stop} if the site refuses the change, or asks for a confirmation and there is no reason
 */
export function sendConfirmed(send, { confirm: reason, json }) {
  return send({}).catch((refusal) => {
    const findings = getDangers(refusal);
    if (findings.length === 0) throw refusal;
    if (!reason) throw new Stop(`${refusal.message}\nAn administrator can confirm them: --confirm "reason"`);
    if (!json) console.log(`Confirmed:\n${findings.map((message) => `  ${message}`).join("\n")}`);
    return send({ confirm: { reason, findings } });
  });
}

/**
 * @param {Site} site
 * @param {string} name
 * @param {string} action
 * @param {Options} options
 */
export async function move(site, name, action, options) {
  const { reason } = options;
  /** @type {{ message: string }} */
  const answer = await site.call("POST", getPath(name, action), { ...(reason && { reason }) });
  printAnswer(options, answer, answer.message);
}
