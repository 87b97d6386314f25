// `pnpm release <command>` ships a package, and shows and moves the live versions.
import { parseArgs } from "node:util";
import { commands, usage } from "./release/commands.mjs";
import { createClient } from "./release/site.mjs";
import { run, Stop } from "./lib/toolchain.mjs";

const options = /** @type {const} */ ({
  to: { type: "string" },
  reason: { type: "string" },
  confirm: { type: "string" },
  label: { type: "string" },
  demo: { type: "boolean", default: false },
  "no-build": { type: "boolean", default: false },
  json: { type: "boolean", default: false },
  help: { type: "boolean", default: false },
});

/** @param {string[]} args */
function read(args) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new Stop(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

await run(async () => {
  // `pnpm release -- status` passes the dashes on.
  const { values, positionals } = read(process.argv.slice(2).filter((argument) => argument !== "--"));
  const [name = "", ...rest] = positionals;
  if (values.help || name === "" || name === "help") {
    console.log(usage);
    return;
  }
  const command = commands[name];
  if (!command) throw new Stop(`There is no command "${name}".\n\n${usage}`);
  await command(createClient({ demo: values.demo }), rest, values);
});
