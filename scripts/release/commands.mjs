// The commands of `pnpm release`.
import { Stop } from "../lib/toolchain.mjs";
import { readPackage } from "./package.mjs";
import { eventLine, statusLines, tokenLine } from "./print.mjs";
import { findingLines } from "./site.mjs";

export const usage = `pnpm release <command>

  publish <name> [--to 10%]        build and upload the package; with --to, make it live for that share
  check <name>                     build it and run the release gate; nothing is stored
  promote <name> <version> --to N% make a version live for N percent of the browsers; 100% is everyone
  rollback <name>                  end the canary, or return to the previous version
  disable <name>, enable <name>    turn a remote off or on
  status [name]                    show live and stored versions and their health
  history [name]                   show the history, latest first
  token create <name> --label CI   create a team's token (superadmin); token list; token revoke <id>

  --reason "…"   note for the history        --no-build   use the existing build
  --demo         sign in as the demo administrator of a site on this machine
  --json         print the site's response

  RELEASE_URL    address of the site, default http://localhost:4000
  RELEASE_TOKEN  the team's token, lwt_…`;

function need(value, what, example) {
  if (value === undefined || value === "") throw new Stop(`Give ${what}: pnpm release ${example}`);
  return value;
}

function percentOf(text) {
  const percent = /^(\d{1,3})%?$/.exec(text)?.[1];
  if (percent === undefined || percent < 1 || percent > 100)
    throw new Stop(`--to must be 1% to 100%, not ${text}.`);
  return Number(percent);
}

const pathOf = (name, action) => `/releases/${encodeURIComponent(name)}${action ? `/${action}` : ""}`;

function show({ json }, answer, text) {
  console.log(json ? JSON.stringify(answer, null, 2) : text);
}

async function promote(site, name, version, to, options) {
  const answer = await site.call("POST", pathOf(name, "promote"), { version, percent: percentOf(to) });
  show(options, answer, answer.message);
}

function move(action) {
  return async (site, [name], options) => {
    need(name, "a release", `${action} mfe-tracking`);
    const answer = await site.call("POST", pathOf(name, action), {
      ...(options.reason && { reason: options.reason }),
    });
    show(options, answer, answer.message);
  };
}

const tokens = {
  async create(site, [name], options) {
    need(name, "a release", "token create mfe-tracking --label CI");
    const label = need(options.label, "a label", `token create ${name} --label CI`);
    const answer = await site.call("POST", "/admin/release-tokens", { name, label });
    const { token } = answer.data;
    show(options, answer, `${token}\nThis token can only publish ${name}. It won't be shown again.`);
  },
  async list(site, _rest, options) {
    const answer = await site.call("GET", "/admin/release-tokens");
    show(options, answer, answer.data.map(tokenLine).join("\n") || "There are no tokens.");
  },
  async revoke(site, [id], options) {
    need(id, "the id of a token", "token revoke 3");
    const answer = await site.call("DELETE", `/admin/release-tokens/${encodeURIComponent(id)}`);
    show(options, answer, `Token ${id} revoked.`);
  },
};

export const commands = {
  async publish(site, [name], options) {
    need(name, "a package", "publish mfe-tracking");
    if (options.to !== undefined) percentOf(options.to);
    const built = await readPackage(name, { build: !options["no-build"] });
    const answer = await site.call("POST", pathOf(name), built);
    const warnings = answer.findings.length > 0 ? `${findingLines(answer.findings)}\n` : "";
    const { version } = built.release;
    show(
      options,
      answer,
      warnings + (options.to === undefined ? answer.message : `${name} ${version} is stored.`),
    );
    if (options.to !== undefined) await promote(site, name, version, options.to, options);
  },
  async check(site, [name], options) {
    need(name, "a package", "check mfe-tracking");
    const built = await readPackage(name, { build: !options["no-build"] });
    const answer = await site.call("POST", pathOf(name, "check"), built);
    const errors = answer.data.filter(({ level }) => level === "error").length;
    const { version } = built.release;
    const lines = answer.data.length > 0 ? `${findingLines(answer.data)}\n` : "";
    if (errors > 0) {
      show(options, answer, lines);
      throw new Stop(`${name} ${version} is not compatible with the live releases at ${site.url}.`);
    }
    show(options, answer, `${lines}${name} ${version} is compatible with the live releases at ${site.url}.`);
  },
  async promote(site, [name, version], options) {
    const example = "promote mfe-tracking 1.0.0-3f2a9c1d --to 10%";
    need(name, "a release", example);
    need(version, "a version", example);
    await promote(site, name, version, need(options.to, "a share of the browsers", example), options);
  },
  rollback: move("rollback"),
  disable: move("disable"),
  enable: move("enable"),
  async status(site, [name], options) {
    const answer = await site.call("GET", "/releases");
    const releases = answer.data.filter((one) => name === undefined || one.name === name);
    if (name !== undefined && releases.length === 0) throw new Stop(`${site.url} has no release ${name}.`);
    show(
      options,
      { ...answer, data: releases },
      releases.flatMap(statusLines).join("\n") || "No releases yet.",
    );
  },
  async history(site, [name], options) {
    const query = name === undefined ? "" : `?name=${encodeURIComponent(name)}`;
    const answer = await site.call("GET", `/releases/history${query}`);
    show(options, answer, answer.data.map(eventLine).join("\n") || "The history is empty.");
  },
  async token(site, [action, ...rest], options) {
    const command = Object.hasOwn(tokens, action ?? "") ? tokens[action] : null;
    if (!command) throw new Stop(`The token commands are ${Object.keys(tokens).join(", ")}.`);
    await command(site, rest, options);
  },
};
