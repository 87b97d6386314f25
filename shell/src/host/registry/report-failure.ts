import type { ClientReport } from "@listwise/contracts/site";
import { getComposition } from "./composition";
import { getHostPorts } from "../ports";
import type { RemoteRuntime } from "../remote-runtime";

type Failure = Pick<ClientReport, "phase" | "code"> & {
  remote?: string;
  version?: string;
  cause: unknown;
  /** True if it worked and only took too long, which is no error for the console. */
  recovered?: boolean;
};

/** Returns the message of an unknown thrown value. */
export function getMessage(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

/**
 * Reports an error to the server and the console. Resolves to the report number, if the server returned one.
 * Never throws.
 */
export async function reportFailure(
  runtime: RemoteRuntime,
  { cause, recovered = false, ...failure }: Failure,
): Promise<string | undefined> {
  const composition = getComposition(runtime)?.slice(0, 500);
  const log = (text: string, value: unknown) => {
    // eslint-disable-next-line no-console -- developers look at the console first
    console[recovered ? "warn" : "error"](text, value);
  };
  log(
    `${failure.remote ?? "shell"}: ${failure.phase} ${recovered ? "was slow" : "failed"} (${failure.code})`,
    cause,
  );
  // Errors while the browser is offline say nothing about the remote and could not be sent anyway.
  if (!navigator.onLine) return undefined;
  const message = getMessage(cause).slice(0, 2000);
  try {
    return await getHostPorts().report({ ...failure, message, composition });
  } catch (problem) {
    log("The failure could not be reported", problem);
    return undefined;
  }
}
