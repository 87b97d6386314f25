import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { getBackendRoot } from "../infra/paths";

/** The whole program, started as a separate process. */
export interface RunningProgram {
  process: ChildProcess;
  /** Resolves with the output so far when it matches the pattern. */
  printed(pattern: RegExp): Promise<string>;
  /** Resolves when the process has ended. */
  ended: Promise<{ code: number | null; output: string }>;
}

const LIFETIME_MS = 170_000;

/**
 * Folder of the compiled programs, which the global setup compiles like a release: they start three times as fast as
 * the sources.
 */
export const PROGRAMS_FOLDER = join(getBackendRoot(), "node_modules/.cache/test-programs");

/** Starts the server with only these environment variables (and the path). */
export const runMain = (env: Record<string, string>): RunningProgram => runProgram("main", [], env);

/** Starts a program with arguments, and only these environment variables (and the path). */
export function runProgram(
  program: "main" | "listwise",
  args: readonly string[],
  env: Record<string, string>,
): RunningProgram {
  const child = spawn(process.execPath, [join(PROGRAMS_FOLDER, `${program}.js`), ...args], {
    cwd: getBackendRoot(),
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // A hanging program is killed, so that its test fails and no process is left behind.
  const late = setTimeout(() => child.kill("SIGKILL"), LIFETIME_MS);
  let output = "";
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      for (const listener of listeners) listener();
    });
  }
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once("close", (code) => {
      clearTimeout(late);
      resolve({ code, output });
    });
  });
  return {
    process: child,
    ended,
    printed: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (pattern.test(output)) resolve(output);
        };
        listeners.add(look);
        look();
        void ended.then(() =>
          reject(new Error(`The program ended before it printed ${pattern}:\n${output}`)),
        );
      }),
  };
}
