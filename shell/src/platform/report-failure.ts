import type { ClientReport } from "@listwise/contracts";
import { compositionInUse } from "./composition";
import { platform } from "./ports";

type Failure = Pick<ClientReport, "phase" | "code"> & { remote?: string; version?: string; cause: unknown };

/** The sentence of an unknown thrown value. */
export function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

/**
 * Reports a failure to the server and to the console; answers the number it has there, if it has one. Never throws: a
 * report that fails must not make things worse.
 */
export async function reportFailure({ cause, ...failure }: Failure): Promise<string | undefined> {
  const composition = compositionInUse()?.slice(0, 500);
  const log = (text: string, value: unknown) => {
    // eslint-disable-next-line no-console -- a failure is written where a developer looks first
    console.error(text, value);
  };
  log(`${failure.remote ?? "shell"}: ${failure.phase} failed (${failure.code})`, cause);
  // What fails because the browser is offline says nothing of the remote, and could not be told anyway.
  if (!navigator.onLine) return undefined;
  const message = messageOf(cause).slice(0, 2000);
  try {
    return await platform().report({ ...failure, message, composition });
  } catch (problem) {
    log("The failure could not be reported", problem);
    return undefined;
  }
}
