import { siteEndpoints } from "@listwise/contracts";
import { ApiError, call, log } from "@listwise/shared-auth";

const TIMEOUT_MS = 2_000;

/** Asks whether this installation may run. */
export async function mayRun(): Promise<boolean> {
  try {
    const { ok, killSwitch } = await call(siteEndpoints.license, { timeoutMs: TIMEOUT_MS });
    return ok && !killSwitch;
  } catch (problem) {
    log.warn("the licence could not be checked", problem);
    // A slow answer is no refusal. An error, a failed connection or an answer that is none is one.
    return problem instanceof ApiError && problem.code === "TIMEOUT";
  }
}
