import type { RemoteRuntime } from "../remote-runtime";
import { DIAGNOSIS_TIMEOUT_MS } from "../timeouts";
import { approveScript } from "./integrity";
import { LoadError, type LoadCode } from "./load-error";

function toLoadCode(status: number): LoadCode {
  if (status === 404 || status === 410) return "NOT_FOUND";
  return status >= 500 || status === 429 || status === 408 ? "UNAVAILABLE" : "LOAD_FAILED";
}

async function matches(content: ArrayBuffer, integrity: string): Promise<boolean> {
  const [algorithm = "", expected = ""] = integrity.split("-");
  const digest = await crypto.subtle.digest(algorithm.replace("sha", "SHA-"), content);
  return btoa(String.fromCharCode(...new Uint8Array(digest))) === expected;
}

async function inspectScript(address: string, integrity: string): Promise<LoadError> {
  const response = await fetch(address, {
    cache: "no-store",
    signal: AbortSignal.timeout(DIAGNOSIS_TIMEOUT_MS),
  });
  if (!response.ok)
    return new LoadError(toLoadCode(response.status), `${address} answered ${response.status}`);
  const type = response.headers.get("content-type") ?? "nothing";
  if (!type.includes("javascript")) return new LoadError("INVALID_ENTRY", `${address} answered ${type}`);
  // Without a secure context there is no digest; the content then counts as correct.
  const right =
    !integrity || !("subtle" in crypto) || (await matches(await response.arrayBuffer(), integrity));
  return right
    ? new LoadError("NETWORK", `${address} did not arrive`)
    : new LoadError("INTEGRITY", `${address} does not match its hash: integrity`);
}

/**
 * Determines why a script did not load. The browser only reports a failure, so the script is fetched again as
 * data to distinguish an HTTP error, a wrong content type and wrong bytes.
 */
export async function diagnoseScript(runtime: RemoteRuntime, url: string): Promise<LoadError> {
  if (!navigator.onLine) return new LoadError("OFFLINE", "The browser is offline");
  try {
    const { address, integrity } = approveScript(runtime, url);
    return await inspectScript(address, integrity);
  } catch (cause) {
    if (cause instanceof LoadError) return cause;
    return new LoadError("NETWORK", `${url} could not be reached`, cause);
  }
}
