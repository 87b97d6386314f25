import { spawn } from "node:child_process";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { SERVER_FLAGS } from "../lib/run-server.mjs";
import { root, Stop } from "../lib/toolchain.mjs";

/** @typedef {Awaited<ReturnType<typeof startSite>>} Site */
/** @typedef {{ token: string, refreshToken: string, user: object }} Session */

/**
 * Starts a site on its own port and data folder. Resolves with its address and `stop` once it is ready.
 * @param {{ port: number, dataDir: string, releases: string, source?: string | undefined, role?: "all" | "api", preload?: string | undefined }} options
 *   `preload` is a module that is loaded before the site and talks to `process`; with the role `api`, no jobs run.
 */
export async function startSite({ port, dataDir, releases, source = "sample", role = "all", preload }) {
  const url = `http://127.0.0.1:${port}`;
  const program = path.join(root, "backend/dist/main.js");
  const child = spawn(
    process.execPath,
    [...SERVER_FLAGS, ...(preload ? ["--import", preload] : []), program],
    {
      stdio: ["ignore", "ignore", "inherit", preload ? "ipc" : "ignore"],
      serialization: "advanced",
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        RELEASES_DIR: releases,
        STORE_SOURCE: source,
        LISTWISE_ROLE: role,
        LOG_LEVEL: "error",
        RATE_LIMIT_PER_MINUTE: "0",
        NODE_ENV: "production",
      },
    },
  );
  const stopped = new Promise((resolve) => child.once("exit", resolve));
  const stop = async () => {
    child.kill("SIGTERM");
    await stopped;
  };
  for (let tries = 0; tries < 900; tries++) {
    if (child.exitCode !== null)
      throw new Stop(`The site on port ${port} stopped while starting. See above.`);
    const ready = await fetch(`${url}/api/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return { url, stop, process: child };
    await wait(200);
  }
  await stop();
  throw new Stop(`The site on port ${port} was not ready within 180 s.`);
}

/**
 * Signs in an account, the demo account by default. Resolves with the response of the login call.
 * @param {string} url
 * @returns {Promise<Session>}
 */
export async function signIn(url, { email = "demo@listwise.example" } = {}) {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password: "listwise-demo" }),
  });
  if (!answer.ok) throw new Stop(`${email} could not sign in (${answer.status}).`);
  return answer.json();
}
