// Commands for rollouts by health.
import { printAnswer } from "./print.mjs";
import { Stop } from "./program.mjs";
import { getPath, move, postConfirmed, requireArgument, requireName } from "./requests.mjs";
import { formatRollout, parsePlan, ROLLOUT_CHANGES } from "./rollout.mjs";

/** @import { Rollout } from "@listwise/contracts/releases" */
/** @import { Command, Options, Site } from "./requests.mjs" */

/**
 * Makes a version live for the first step of a rollout.
 * @param {Site} site
 * @param {string} name
 * @param {string} version
 * @param {Options} options
 * @throws {Stop} for an invalid plan, or if the site refuses the change
 */
export async function startRollout(site, name, version, options) {
  await postConfirmed(site, getPath(name, "rollout"), { version, ...parsePlan(options) }, options);
}

/**
 * @type {Command}
 * @throws {Stop} for an unknown action
 */
export async function rollout(site, [action = "", ...rest], options) {
  const command = `rollout ${action}`;
  if (action === "status") {
    const [name] = rest;
    const query = name === undefined ? "" : `?name=${encodeURIComponent(name)}`;
    /** @type {{ data: Rollout[] }} */
    const answer = await site.call("GET", `/releases/rollouts${query}`);
    printAnswer(options, answer, answer.data.flatMap(formatRollout).join("\n") || "No rollouts yet.");
    return;
  }
  if (action === "start") {
    // With one argument, it is the version.
    const [version, name] = rest.toReversed();
    const example = "rollout start mfe-tracking 1.0.0-3f2a9c1d";
    const which = requireArgument(version, "a version", example, options);
    await startRollout(site, requireName(name, command, options), which, options);
    return;
  }
  if (!ROLLOUT_CHANGES.includes(action)) {
    throw new Stop(`The rollout commands are start, status, ${ROLLOUT_CHANGES.join(", ")}.`);
  }
  await move(site, requireName(rest[0], command, options), command.replace(" ", "/"), options);
}
