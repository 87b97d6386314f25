import { siteEndpoints } from "@listwise/contracts/site";
import { ApiError, call, log } from "@listwise/shared-auth";

declare global {
  interface Window {
    /** Started by the script in the HTML before any bundle runs. */
    __listwiseLicense?: Promise<Response>;
  }
}

const TIMEOUT_MS = 2_000;

/**
 * Returns the response to the request of the script in the HTML; `null` if there is no valid one, "late"
 * after the timeout.
 */
async function readPrefetched() {
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
  // The caller requests the status again, which reveals and logs the error.
  return Promise.race([read().catch(() => null), late]);
}

/** Returns true if the license is valid. A timeout counts as valid; an error does not. */
export async function fetchLicenseValidity(): Promise<boolean> {
  try {
    const early = await readPrefetched();
    if (early === "late") return true;
    const { ok, killSwitch } = early ?? (await call(siteEndpoints.license, { timeoutMs: TIMEOUT_MS }));
    return ok && !killSwitch;
  } catch (problem) {
    log.warn("the license could not be checked", problem);
    // A slow response is not a refusal. An error, a failed connection or an invalid response is.
    return problem instanceof ApiError && problem.code === "TIMEOUT";
  }
}
