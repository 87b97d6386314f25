// Runs the server for as long as the command that started it lives.
import { spawn, spawnSync } from "node:child_process";

const LOOK_EVERY_MS = 500;
const SIGNALS = ["SIGTERM", "SIGINT", "SIGHUP"];

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

/**
 * Returns the processes between npm and this one, npm included: none of them hands every signal on, and SIGKILL cannot be
 * handed on. Empty when npm did not start this; then the server outlives the shell that it was started from.
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
 * Runs Node with these arguments and exits as it does. A signal to this process, or the end of npm or of its shell, stops
 * it in order; when this process is killed, the closed channel tells the server to stop.
 */
export function runServer(args, { cwd, env }) {
  const server = spawn(process.execPath, args, { cwd, env, stdio: ["inherit", "inherit", "inherit", "ipc"] });
  const starters = findStarters();
  const look = setInterval(() => {
    if (!starters.every(isAlive)) stop("SIGTERM");
  }, LOOK_EVERY_MS);
  // One signal is enough: a later second one would end the server before it is done.
  function stop(signal) {
    clearInterval(look);
    server.kill(signal);
  }
  for (const signal of SIGNALS) process.on(signal, stop);
  server.once("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
