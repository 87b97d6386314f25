import { siteEndpoints } from "@listwise/contracts";
import { ApiError, call, log } from "@listwise/shared-auth";

declare global {
  interface Window {
    /** Started by the page's own script before any bundle is there. */
    __listwiseLicense?: Promise<Response>;
  }
}

const TIMEOUT_MS = 2_000;

/** The answer the page's own script has asked for; `null` when it is none, and "late" when it takes too long. */
async function startedAnswer() {
  const started = window.__listwiseLicense;
  window.__listwiseLicense = undefined;
  if (!started) return null;
  const late = new Promise<"late">((resolve) => {
    setTimeout(() => resolve("late"), TIMEOUT_MS);
  });
  const read = async () => {
    const response = await started;
    return response.ok ? siteEndpoints.license.response.parse(await response.json()) : null;
  };
  // What went wrong is found out, and said, by asking again.
  return Promise.race([read().catch(() => null), late]);
}

/** Asks whether this installation may run. */
export async function mayRun(): Promise<boolean> {
  try {
    const early = await startedAnswer();
    if (early === "late") return true;
    const { ok, killSwitch } = early ?? (await call(siteEndpoints.license, { timeoutMs: TIMEOUT_MS }));
    return ok && !killSwitch;
  } catch (problem) {
    log.warn("the licence could not be checked", problem);
    // A slow answer is no refusal. An error, a failed connection or an answer that is none is one.
    return problem instanceof ApiError && problem.code === "TIMEOUT";
  }
}
