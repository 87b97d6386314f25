#!/usr/bin/env node
// `npm create @listwise/remote mfe-price-alerts` creates a remote in a folder of that name.
import path from "node:path";
import { requireNode, run } from "@listwise/release/program";
import { createRemoteFolder } from "./index.mjs";

await run(async () => {
  requireNode();
  const [name = ""] = process.argv.slice(2);
  await createRemoteFolder(name, { parent: process.cwd(), command: "npm create @listwise/remote" });
  console.log(`
Created ${path.resolve(name)}. Next:
  cd ${name}
  npm install
  npm test                        run its tests
  npm run dev                     run it alone; with dev:site, inside a site
  npx listwise-release publish    build it and publish it to a site
  README.md                       says more`);
});
