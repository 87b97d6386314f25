// The release commands.
import { parseArgs } from "node:util";
import { commands } from "./commands.mjs";
import { moveCommands } from "./move.mjs";
import { requireNode, Stop } from "./program.mjs";
import { createClient } from "./site.mjs";
import { getUsage } from "./usage.mjs";

export { buildHere } from "./package.mjs";

/** @import { Package } from "./package.mjs" */

const options = /** @type {const} */ ({
  to: { type: "string" },
  reason: { type: "string" },
  confirm: { type: "string" },
  label: { type: "string" },
  rollout: { type: "boolean", default: false },
  steps: { type: "string" },
  "min-pages": { type: "string" },
  "min-minutes": { type: "string" },
  preview: { type: "string" },
  days: { type: "string" },
  "needs-approval": { type: "boolean", default: false },
  "for-move": { type: "boolean", default: false },
  retire: { type: "string", multiple: true },
  redirect: { type: "string", multiple: true },
  "remove-redirect": { type: "string", multiple: true },
  demo: { type: "boolean", default: false },
  "no-build": { type: "boolean", default: false },
  "no-wait": { type: "boolean", default: false },
  json: { type: "boolean", default: false },
  help: { type: "boolean", default: false },
});

/**
 * @param {string[]} args
 * @param {string} usage
 */
function read(args, usage) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new Stop(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

/**
 * Runs a release command. `command` is how the user calls it, and `findPackage` finds what to build and upload.
 * @param {string[]} args
 * @param {{ command: string, findPackage: (name: string) => Package, env?: NodeJS.ProcessEnv }} context
 * @throws {Stop} if the arguments or the site refuse it
 */
export async function runRelease(args, { command, findPackage, env = process.env }) {
  requireNode();
  const usage = getUsage(command);
  // `pnpm release -- status` passes the dashes on.
  const { values, positionals } = read(
    args.filter((argument) => argument !== "--"),
    usage,
  );
  const [name = "", ...rest] = positionals;
  if (values.help || name === "" || name === "help") {
    console.log(usage);
    return;
  }
  const all = { ...commands, ...moveCommands };
  const chosen = Object.hasOwn(all, name) ? all[name] : null;
  if (!chosen) throw new Stop(`There is no command "${name}".\n\n${usage}`);
  const lists = {
    retire: values.retire ?? [],
    redirect: values.redirect ?? [],
    "remove-redirect": values["remove-redirect"] ?? [],
  };
  await chosen(createClient({ demo: values.demo, env }), rest, { ...values, ...lists, command, findPackage });
}
