// The commands of `pnpm release`.
import { Stop } from "../lib/toolchain.mjs";
import { readPackage } from "./package.mjs";
import { eventLine, statusLines, tokenLine } from "./print.mjs";
import { findingLines } from "./site.mjs";

export const usage = `pnpm release <command>

  publish <name> [--to 10%]        build the package, upload it, and make it live for that share
  check <name>                     build it and ask what would not fit; nothing is stored
  promote <name> <version> --to N% make a version live for N percent of the browsers; 100% is everyone
  rollback <name>                  end the canary, else return to the version before
  disable <name>, enable <name>    switch a remote off and on
  status [name]                    what is live, what is kept, how it fares
  history [name]                   what happened, latest first
  token create <name> --label CI   make a team's token (superadmin); token list; token revoke <id>

  --reason "…"   stands in the history       --no-build   take the package as it was built
  --demo         sign in as the demo administrator of a site on this machine
  --json         print what the site answered

  RELEASE_URL    address of the site, http://localhost:4000 unless set
  RELEASE_TOKEN  the team's token, lwt_…`;

function need(value, what, example) {
  if (value === undefined || value === "") throw new Stop(`Say ${what}: pnpm release ${example}`);
  return value;
}

function percentOf(text) {
  const percent = /^(\d{1,3})%?$/.exec(text)?.[1];
  if (percent === undefined || percent < 1 || percent > 100)
    throw new Stop(`--to takes 1% to 100%, not ${text}.`);
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
    need(name, "which release", `${action} mfe-tracking`);
    const answer = await site.call("POST", pathOf(name, action), {
      ...(options.reason && { reason: options.reason }),
    });
    show(options, answer, answer.message);
  };
}

const tokens = {
  async create(site, [name], options) {
    need(name, "for which release", "token create mfe-tracking --label CI");
    const label = need(options.label, "what it is called", `token create ${name} --label CI`);
    const answer = await site.call("POST", "/admin/release-tokens", { name, label });
    const { token } = answer.data;
    show(options, answer, `${token}\nIt may publish ${name} and nothing else. It is not shown again.`);
  },
  async list(site, _rest, options) {
    const answer = await site.call("GET", "/admin/release-tokens");
    show(options, answer, answer.data.map(tokenLine).join("\n") || "There are no tokens.");
  },
  async revoke(site, [id], options) {
    need(id, "which token", "token revoke 3");
    const answer = await site.call("DELETE", `/admin/release-tokens/${encodeURIComponent(id)}`);
    show(options, answer, `Token ${id} is revoked.`);
  },
};

export const commands = {
  async publish(site, [name], options) {
    need(name, "which package", "publish mfe-tracking");
    if (options.to !== undefined) percentOf(options.to);
    const built = await readPackage(name, { build: !options["no-build"] });
    const answer = await site.call("POST", pathOf(name), built);
    const warnings = answer.findings.length > 0 ? `${findingLines(answer.findings)}\n` : "";
    const { version } = built.release;
    show(
      options,
      answer,
      warnings + (options.to === undefined ? answer.message : `${name} ${version} is in the store.`),
    );
    if (options.to !== undefined) await promote(site, name, version, options.to, options);
  },
  async check(site, [name], options) {
    need(name, "which package", "check mfe-tracking");
    const built = await readPackage(name, { build: !options["no-build"] });
    const answer = await site.call("POST", pathOf(name, "check"), built);
    const errors = answer.data.filter(({ level }) => level === "error").length;
    const { version } = built.release;
    const lines = answer.data.length > 0 ? `${findingLines(answer.data)}\n` : "";
    if (errors > 0) {
      show(options, answer, lines);
      throw new Stop(`${name} ${version} does not fit what is live at ${site.url}.`);
    }
    show(options, answer, `${lines}${name} ${version} fits what is live at ${site.url}.`);
  },
  async promote(site, [name, version], options) {
    const example = "promote mfe-tracking 1.0.0-3f2a9c1d --to 10%";
    need(name, "which release", example);
    need(version, "which version", example);
    await promote(site, name, version, need(options.to, "for how many", example), options);
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
      releases.flatMap(statusLines).join("\n") || "Nothing is published.",
    );
  },
  async history(site, [name], options) {
    const query = name === undefined ? "" : `?name=${encodeURIComponent(name)}`;
    const answer = await site.call("GET", `/releases/history${query}`);
    show(options, answer, answer.data.map(eventLine).join("\n") || "Nothing has happened yet.");
  },
  async token(site, [action, ...rest], options) {
    const command = Object.hasOwn(tokens, action ?? "") ? tokens[action] : null;
    if (!command) throw new Stop(`token takes ${Object.keys(tokens).join(", ")}.`);
    await command(site, rest, options);
  },
};
