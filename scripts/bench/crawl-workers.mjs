// Starts and stops the worker processes of the crawl simulation.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/**
 * Starts nodes with the worker role on a database.
 * @param {number} count
 * @param {Record<string, string>} env their settings
 */
export async function startCrawlWorkers(count, env) {
  const script = fileURLToPath(new URL("crawl-worker.mjs", import.meta.url));
  const children = Array.from({ length: count }, () =>
    spawn(process.execPath, [script], {
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "inherit"],
    }),
  );
  await Promise.all(
    children.map(async (child) => {
      const ended = once(child, "exit").then(() => Promise.reject(new Error("A worker ended at its start.")));
      await Promise.race([once(child.stdout, "data"), ended]);
      ended.catch(() => undefined);
    }),
  );
  return {
    pids: children.flatMap(({ pid }) => (pid === undefined ? [] : [pid])),
    async stop() {
      await Promise.all(
        children.map(async (child) => {
          if (child.exitCode !== null) return;
          child.kill("SIGTERM");
          await once(child, "exit");
        }),
      );
    },
  };
}
