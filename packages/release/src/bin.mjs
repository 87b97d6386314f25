#!/usr/bin/env node
// `listwise-release <command>` ships the remote in this folder, and shows and moves the live versions.
import { buildHere, runRelease } from "./index.mjs";
import { run } from "./program.mjs";

await run(() =>
  runRelease(process.argv.slice(2), { command: "npx listwise-release", findPackage: buildHere }),
);
