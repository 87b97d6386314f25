// The release commands.
import path from "node:path";
import { printErrors, printMetrics, saveSourceMaps } from "./metrics.mjs";
import { findOwnName, readRelease } from "./package.mjs";
import { Stop } from "./program.mjs";
import { createPreview, isStored, preview } from "./preview.mjs";
import { formatEvent, formatExpiry, formatStatus, formatToken, printAnswer } from "./print.mjs";
import { formatRollout, parsePlan, ROLLOUT_CHANGES } from "./rollout.mjs";
import { formatFindings, getDangers } from "./site.mjs";
import {
  formatSmokeStatus,
  listSmokeTests,
  refuseFailed,
  repeatSmokeTest,
  waitForSmokeTest,
} from "./smoke.mjs";

/**
 * Returns the list of commands. `command` is how the user calls them.
 * @param {string} command
 */
export const getUsage = (command) => `${command} <command>

  publish [name] [--to 10%]        build and upload the package; with --to, make it live for that share
  publish [name] --rollout         build and upload it, and start a rollout
  publish [name] --preview "PR 42" build and upload it, and print the address of a preview with it
  check [name]                     build it and run the release gate; nothing is stored
  rollout start [name] <version>   make a version live in steps, as long as it is as healthy as the stable one
  rollout status [name]            show the latest rollout: its step, what it waits for, comparisons and timeline
  rollout pause|resume|cancel [name]
  promote [name] <version> --to N% make a version live for N percent of the browsers; 100% is everyone
  rollback [name]                  end the canary, or return to the previous version
  smoke [name] <version>           repeat the smoke test of a version
  disable [name], enable [name]    turn a remote off or on
  move a@1.2 b@3.4 [--retire c]    make several versions live together (administrators), with redirects
  retire <name>                    remove a remote from the site; its versions and history stay
  status [name]                    show live and stored versions and their health
  history [name]                   show the history, latest first
  metrics [name] [--days 7]        show web vitals, errors, API calls and bytes by version
  errors [name]                    show script errors with their positions in the sources
  preview create --label "New search" <name>@<version> …   create a preview, or add versions to your own one
  preview list                     list previews
  preview end <id or label>        end a preview
  token create <name> --label CI   create a team's token (superadmin); token list; token revoke <id>
                                   --days 90 until it expires; --needs-approval of an administrator to promote

  Without a name, the commands are for the remote in this folder; status and history are for all.

  --reason "…"   note for the history        --no-build   use the existing build
  --redirect /old/:id=/new/:id     redirect a page that a move removes; repeatable
  --remove-redirect /old           end a redirect in a move; repeatable
  --for-move     publish or check a version that takes over pages of another remote in a move
  --confirm "…"  confirm the dangerous differences that are listed, with this reason (administrators)
  --steps 1,10,50 --min-pages 100 --min-minutes 60   rules of a rollout
  --days 14      lifetime of a preview, up to 90
  --no-wait      don't wait for the smoke test
  --demo         sign in as the demo administrator of a site on this machine
  --json         print the site's response

  RELEASE_URL    address of the site, default http://localhost:4000
  RELEASE_TOKEN  the team's token, lwt_…`;

/** @import { GateFinding, ReleaseEvent, ReleaseStatus, Rollout } from "@listwise/contracts/releases" */
/** @import { ReleaseToken } from "./print.mjs" */
/** @typedef {import("./site.mjs").Client} Site */
/** @import { Package } from "./package.mjs" */
/** @typedef {{ to?: string, reason?: string, confirm?: string, label?: string, "needs-approval": boolean, "for-move": boolean, retire: string[], redirect: string[], "remove-redirect": string[], preview?: string, rollout: boolean, steps?: string, "min-pages"?: string, "min-minutes"?: string, days?: string, "no-build": boolean, "no-wait": boolean, json: boolean, command: string, findPackage: (name: string) => Package }} Options */
/** @typedef {(site: Site, rest: string[], options: Options) => Promise<void>} Command */

/** @param {string | null | undefined} expiresAt */
function warnAboutExpiry(expiresAt) {
  const warning = formatExpiry(expiresAt);
  if (warning) console.error(warning);
}

/**
 * @param {string | null | undefined} value
 * @param {string} what
 * @param {string} example
 * @param {Options} options
 */
function requireArgument(value, what, example, { command }) {
  if (!value) throw new Stop(`Give ${what}: ${command} ${example}`);
  return value;
}

/**
 * Returns the named release, or that of the remote in this folder.
 * @param {string | undefined} given
 * @param {string} command
 * @param {Options} options
 */
const requireName = (given, command, options) =>
  requireArgument(given ?? findOwnName(), "a release", `${command} mfe-tracking`, options);

/**
 * Builds and reads a package. A token that may not publish it is refused before the build.
 * @param {Site} site
 * @param {string} name
 * @param {Options} options
 */
async function build(site, name, options) {
  const { folder, build } = options.findPackage(name);
  /** @type {{ publishes?: string | null, tokenExpiresAt?: string | null }} */
  const { publishes, tokenExpiresAt } = await site.call("GET", "/releases");
  warnAboutExpiry(tokenExpiresAt);
  if (publishes && publishes !== name) {
    throw new Stop(`This token can only publish ${publishes}, not ${name}. Ask a superadmin for a token.`);
  }
  if (!options["no-build"]) await build();
  const built = await readRelease(name, folder);
  return options["for-move"] ? { ...built, forMove: true } : built;
}

/** @param {string} text */
function parsePercent(text) {
  const percent = Number(/^(\d{1,3})%?$/.exec(text)?.[1]);
  if (!(percent >= 1 && percent <= 100)) throw new Stop(`--to must be 1% to 100%, not ${text}.`);
  return percent;
}

/**
 * @param {string} name
 * @param {string} [action]
 */
const getPath = (name, action) => `/releases/${encodeURIComponent(name)}${action ? `/${action}` : ""}`;

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
 * @param {Site} site
 * @param {string} name
 * @param {string} version
 * @param {Options} options
 */
async function startRollout(site, name, version, options) {
  await postConfirmed(site, getPath(name, "rollout"), { version, ...parsePlan(options) }, options);
}

/**
 * Makes a version live. Dangerous differences are confirmed if the options have a reason.
 * @param {Site} site
 * @param {string} path
 * @param {object} body
 * @param {Options} options
 */
async function postConfirmed(site, path, body, options) {
  /** @type {(confirmation: object) => Promise<{ message: string }>} */
  const send = (confirmation) => site.call("POST", path, { ...body, ...confirmation });
  const answer = await sendConfirmed(send, options);
  printAnswer(options, answer, answer.message);
}

/**
 * Sends a change, and again with a confirmation if an administrator gave a reason for the dangerous differences.
 * @param {(confirmation: object) => Promise<{ message: string }>} send
 * @param {Options} options
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
 * @param {"rollback" | "disable" | "enable"} action
 * @returns {Command}
 */
function createMove(action) {
  return (site, [given], options) => move(site, requireName(given, action, options), action, options);
}

/**
 * @param {Site} site
 * @param {string} name
 * @param {string} action
 * @param {Options} options
 */
async function move(site, name, action, options) {
  const { reason } = options;
  /** @type {{ message: string }} */
  const answer = await site.call("POST", getPath(name, action), { ...(reason && { reason }) });
  printAnswer(options, answer, answer.message);
}

/** @type {Record<string, Command>} */
const tokens = {
  async create(site, [given], options) {
    const name = requireName(given, "token create", options);
    const label = requireArgument(options.label, "a label", `token create ${name} --label CI`, options);
    /** @type {{ data: { token: string, expiresAt: string } }} */
    const answer = await site.call("POST", "/admin/release-tokens", {
      name,
      label,
      ...(options.days !== undefined && { days: Number(options.days) }),
      ...(options["needs-approval"] && { needsApproval: true }),
    });
    const { token, expiresAt } = answer.data;
    const until = expiresAt.slice(0, 10);
    printAnswer(
      options,
      answer,
      `${token}\nThis token can only publish ${name}, until ${until}. It won't be shown again.`,
    );
  },
  async list(site, _rest, options) {
    /** @type {{ data: ReleaseToken[] }} */
    const answer = await site.call("GET", "/admin/release-tokens");
    printAnswer(options, answer, answer.data.map(formatToken).join("\n") || "There are no tokens.");
  },
  async revoke(site, [given], options) {
    const id = requireArgument(given, "the id of a token", "token revoke 3", options);
    /** @type {object} */
    const answer = await site.call("DELETE", `/admin/release-tokens/${encodeURIComponent(id)}`);
    printAnswer(options, answer, `Token ${id} revoked.`);
  },
};

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
    const built = await build(site, name, options);
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
    if (options.rollout) await startRollout(site, name, version, options);
    else if (options.to !== undefined) await promote(site, name, version, options.to, options);
    else refuseFailed(test);
  },
  async check(site, [given], options) {
    const name = requireName(given, "check", options);
    const built = await build(site, name, options);
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
    const example = "promote mfe-tracking 1.0.0-3f2a9c1d --to 10%";
    // With one argument, it is the version.
    const [version, name] = rest.toReversed();
    await promote(
      site,
      requireName(name, "promote", options),
      requireArgument(version, "a version", example, options),
      requireArgument(options.to, "a share of the browsers", example, options),
      options,
    );
  },
  async rollout(site, [action = "", ...rest], options) {
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
  },
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
  async status(site, [name], options) {
    /** @type {{ data: ReleaseStatus[], tokenExpiresAt?: string | null }} */
    const answer = await site.call("GET", "/releases");
    warnAboutExpiry(answer.tokenExpiresAt);
    const releases = answer.data.filter((one) => name === undefined || one.name === name);
    if (name !== undefined && releases.length === 0) throw new Stop(`${site.url} has no release ${name}.`);
    const tests = await listSmokeTests(site, name === undefined ? {} : { name });
    const smoke = new Map(tests.map((test) => [`${test.name}@${test.version}`, formatSmokeStatus(test)]));
    printAnswer(
      options,
      { ...answer, data: releases, smokeTests: tests },
      releases.flatMap((status) => formatStatus(status, smoke)).join("\n") || "No releases yet.",
    );
  },
  async history(site, [name], options) {
    const query = name === undefined ? "" : `?name=${encodeURIComponent(name)}`;
    /** @type {{ data: ReleaseEvent[] }} */
    const answer = await site.call("GET", `/releases/history${query}`);
    printAnswer(options, answer, answer.data.map(formatEvent).join("\n") || "The history is empty.");
  },
  metrics: (site, [name], options) => printMetrics(site, requireName(name, "metrics", options), options),
  errors: (site, [name], options) => printErrors(site, requireName(name, "errors", options), options),
  async token(site, [action, ...rest], options) {
    const command = action !== undefined && Object.hasOwn(tokens, action) ? tokens[action] : null;
    if (!command) throw new Stop(`The token commands are ${Object.keys(tokens).join(", ")}.`);
    await command(site, rest, options);
  },
};
