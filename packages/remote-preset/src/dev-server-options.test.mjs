import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";

const SITE = "http://127.0.0.1:1";
const START = `
  import { createDevServerOptions } from "./dev-server-options.mjs";
  createDevServerOptions("mfe-prices", { alone: true, inSite: true, start: "/prices" }).onListening();`;

test("the printed address opens the remote's first page; a site that doesn't respond is named", async () => {
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ["--input-type=module", "--eval", START],
    {
      cwd: path.resolve(import.meta.dirname),
      env: { ...process.env, RELEASE_URL: SITE, DEV_PORT: "4177" },
    },
  );
  expect(stdout).toBe(
    `mfe-prices inside ${SITE}:  http://localhost:4177/prices?mfe=mfe-prices@http://localhost:4177\n`,
  );
  expect(stderr).toMatch(
    /^http:\/\/127\.0\.0\.1:1 doesn't respond: .+\. Start a site there, or set RELEASE_URL/,
  );
});
