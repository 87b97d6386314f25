import { spawn, spawnSync } from "node:child_process";
import { getErrorCode } from "./error-code.mjs";

const POLL_INTERVAL_MS = 500;
/** @type {NodeJS.Signals[]} */
const SIGNALS = ["SIGTERM", "SIGINT", "SIGHUP"];
/**
 * Flags of Node for the server. Simultaneous answers with thousands of rows exceed the default of 16 MB for new objects,
 * and are then copied by each garbage collection.
 */
export const SERVER_FLAGS = ["--max-semi-space-size=64"];

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return getErrorCode(error) === "EPERM";
  }
}

/**
 * Returns the ids of npm and of its shell, which do not forward every signal; SIGKILL cannot be forwarded at all. Empty if
 * npm did not start this process; then the server outlives the terminal that it was started from.
 */
function findStarters() {
  if (process.env.npm_lifecycle_event === undefined || process.platform === "win32") return [];
  const { stdout = "" } = spawnSync("ps", ["-o", "ppid=,comm=", "-p", String(process.ppid)], {
    encoding: "utf8",
  });
  const [parentOfParent, name = ""] = stdout.trim().split(/\s+/);
  return /sh$/.test(name) ? [process.ppid, Number(parentOfParent)] : [process.ppid];
}

/**
 * Runs Node with these arguments and exits with its code. A signal to this process, or the end of npm or of its shell,
 * stops the server gracefully; if this process is killed, the closed IPC channel tells the server to stop.
 * @param {string[]} args
 * @param {{ cwd?: string, env: NodeJS.ProcessEnv }} options
 */
export function runServer(args, { cwd, env }) {
  const server = spawn(process.execPath, [...SERVER_FLAGS, ...args], {
    cwd,
    env,
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  const starters = findStarters();
  const look = setInterval(() => {
    if (!starters.every(isAlive)) stop("SIGTERM");
  }, POLL_INTERVAL_MS);
  // One signal is enough: a second one would end the server before its shutdown completes.
  /** @param {NodeJS.Signals} signal */
  function stop(signal) {
    clearInterval(look);
    server.kill(signal);
  }
  for (const signal of SIGNALS) process.on(signal, stop);
  server.once("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
