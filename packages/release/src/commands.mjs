// The release commands.
import path from "node:path";
import { printErrors, printMetrics, saveSourceMaps } from "./metrics.mjs";
import { findOwnName, readRelease } from "./package.mjs";
import { Stop } from "./program.mjs";
import { createPreview, isStored, preview } from "./preview.mjs";
import { formatEvent, formatExpiry, formatStatus, printAnswer } from "./print.mjs";
import { getPath, move, postConfirmed, requireArgument, requireName } from "./requests.mjs";
import { rollout, startRollout } from "./rollout-commands.mjs";
import { parsePlan } from "./rollout.mjs";
import { formatFindings } from "./site.mjs";
import {
  formatSmokeStatus,
  listSmokeTests,
  refuseFailed,
  repeatSmokeTest,
  waitForSmokeTest,
} from "./smoke.mjs";
import { token } from "./token.mjs";

/** @import { Command, Options, Site } from "./requests.mjs" */
/** @import { GateFinding, ReleaseEvent, ReleaseStatus } from "@listwise/contracts/releases" */
/** @param {string | null | undefined} expiresAt */
function warnAboutExpiry(expiresAt) {
  const warning = formatExpiry(expiresAt);
  if (warning) console.error(warning);
}

/**
 * Builds and reads a package, for its upload. A token that may not publish it is refused before the build. Also returns what
 * is live before.
 * @param {Site} site
 * @param {string} name
 * @param {Options} options
 */
async function build(site, name, options) {
  const { folder, build } = options.findPackage(name);
  /** @type {{ data: ReleaseStatus[], publishes?: string | null, tokenExpiresAt?: string | null }} */
  const { data, publishes, tokenExpiresAt } = await site.call("GET", "/releases");
  warnAboutExpiry(tokenExpiresAt);
  if (publishes && publishes !== name) {
    throw new Stop(`This token can only publish ${publishes}, not ${name}. Ask a superadmin for a token.`);
  }
  if (!options["no-build"]) await build();
  const built = await readRelease(name, folder);
  return {
    upload: options["for-move"] ? { ...built, forMove: true } : built,
    live: data.find((one) => one.name === name),
  };
}

/** @param {string} text */
function parsePercent(text) {
  const percent = Number(/^(\d{1,3})%?$/.exec(text)?.[1]);
  if (!(percent >= 1 && percent <= 100)) throw new Stop(`--to must be 1% to 100%, not ${text}.`);
  return percent;
}

/**
 * @param {Site} site
 * @param {string} name
 * @param {string} version
 * @param {string} to
 * @param {Options} options
 */
async function promote(site, name, version, to, options) {
  const promotion = { version, percent: parsePercent(to) };
  await postConfirmed(site, getPath(name, "promote"), promotion, options);
}

/**
 * @param {"rollback" | "disable" | "enable"} action
 * @returns {Command}
 */
function createMove(action) {
  return (site, [given], options) => move(site, requireName(given, action, options), action, options);
}

/** @type {Record<string, Command>} */
export const commands = {
  async publish(site, [given], options) {
    const name = requireName(given, "publish", options);
    if (options.to !== undefined) parsePercent(options.to);
    if (
      [options.to, options.preview, options.rollout || undefined].filter((one) => one !== undefined).length >
      1
    ) {
      throw new Stop("Give one of --to, --rollout and --preview: a live version needs no preview.");
    }
    parsePlan(options);
    const { upload: built, live } = await build(site, name, options);
    const { version } = built.release;
    // A pipeline that runs again for the same build only needs its address.
    const isKnown = options.preview !== undefined && (await isStored(site, built.release));
    /** @type {{ findings: GateFinding[], message: string }} */
    const answer = isKnown
      ? { findings: [], message: `${name} ${version} was published before.` }
      : await site.call("POST", getPath(name), built);
    if (!isKnown)
      await saveSourceMaps(site, built.release, path.join(options.findPackage(name).folder, "dist"));
    const warnings = answer.findings.length > 0 ? `${formatFindings(answer.findings)}\n` : "";
    if (options.preview !== undefined) {
      const created = await createPreview(site, options.preview, { [name]: version }, options);
      const text = `${warnings}${name} ${version} is stored, and not live.\n${created.message}`;
      return printAnswer(options, { ...answer, preview: created.data }, text);
    }
    printAnswer(
      options,
      answer,
      warnings +
        (options.to === undefined && !options.rollout ? answer.message : `${name} ${version} is stored.`),
    );
    const test = options["no-wait"] ? null : await waitForSmokeTest(site, { name, version }, options);
    const isLive = live?.stable === version && !live.canary;
    if (options.rollout) await startRollout(site, name, version, options);
    // A pipeline runs again for a commit that doesn't change the build.
    else if (isLive && options.to !== undefined && parsePercent(options.to) === 100) {
      const message = `${name} ${version} was live for everyone before.`;
      printAnswer(options, { success: true, message }, message);
    } else if (options.to !== undefined) await promote(site, name, version, options.to, options);
    else refuseFailed(test);
  },
  async check(site, [given], options) {
    const name = requireName(given, "check", options);
    const { upload: built } = await build(site, name, options);
    /** @type {{ data: GateFinding[] }} */
    const answer = await site.call("POST", getPath(name, "check"), built);
    const errors = answer.data.filter(({ level }) => level === "error").length;
    const { version } = built.release;
    const lines = answer.data.length > 0 ? `${formatFindings(answer.data)}\n` : "";
    if (errors > 0) {
      printAnswer(options, answer, lines);
      throw new Stop(`${name} ${version} is not compatible with the live releases at ${site.url}.`);
    }
    printAnswer(
      options,
      answer,
      `${lines}${name} ${version} is compatible with the live releases at ${site.url}.`,
    );
  },
  async promote(site, rest, options) {
    const example = `promote ${findOwnName() ?? "mfe-tracking"} 1.0.0-3f2a9c1d --to 10%`;
    // With one argument, it is the version.
    const [version, name] = rest.toReversed();
    await promote(
      site,
      requireName(name, "promote", options),
      requireArgument(version, "a version that `status` lists", example, options),
      requireArgument(options.to, "a share of the browsers", example, options),
      options,
    );
  },
  rollout,
  preview,
  async smoke(site, rest, options) {
    const [version, given] = rest.toReversed();
    const name = requireName(given, "smoke", options);
    const which = requireArgument(version, "a version", "smoke mfe-tracking 1.0.0-3f2a9c1d", options);
    await repeatSmokeTest(site, { name, version: which }, options);
  },
  rollback: createMove("rollback"),
  disable: createMove("disable"),
  enable: createMove("enable"),
  async status(site, [given], options) {
    const name = given ?? findOwnName() ?? undefined;
    /** @type {{ data: ReleaseStatus[], tokenExpiresAt?: string | null }} */
    const answer = await site.call("GET", "/releases");
    warnAboutExpiry(answer.tokenExpiresAt);
    const releases = answer.data.filter((one) => name === undefined || one.name === name);
    if (name !== undefined && releases.length === 0)
      throw new Stop(`${site.url} has no release ${name} yet.`);
    const tests = await listSmokeTests(site, name === undefined ? {} : { name });
    const smoke = new Map(tests.map((test) => [`${test.name}@${test.version}`, formatSmokeStatus(test)]));
    printAnswer(
      options,
      { ...answer, data: releases, smokeTests: tests },
      releases.flatMap((status) => formatStatus(status, smoke)).join("\n") || "No releases yet.",
    );
  },
  async history(site, [given], options) {
    const name = given ?? findOwnName();
    const query = name === null ? "" : `?name=${encodeURIComponent(name)}`;
    /** @type {{ data: ReleaseEvent[] }} */
    const answer = await site.call("GET", `/releases/history${query}`);
    printAnswer(options, answer, answer.data.map(formatEvent).join("\n") || "The history is empty.");
  },
  metrics: (site, [name], options) => printMetrics(site, requireName(name, "metrics", options), options),
  errors: (site, [name], options) => printErrors(site, requireName(name, "errors", options), options),
  token,
};
