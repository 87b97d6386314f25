import type { RemoteRuntime } from "../remote-runtime";
import { diagnoseScript } from "./diagnose";
import { approveScript } from "./integrity";
import { LoadError } from "./load-error";

/**
 * Loads and runs an approved script. Its element is removed afterwards, also after an abort.
 * @throws LoadError `DEADLINE`, `INVALID_ENTRY`, or the diagnosed reason
 */
export async function loadScript(runtime: RemoteRuntime, url: string, signal: AbortSignal): Promise<void> {
  const { trusted, integrity } = approveScript(runtime, url);
  const script = document.createElement("script");
  script.src = trusted;
  script.integrity = integrity;
  script.crossOrigin = "anonymous";
  script.async = true;
  let thrown: ErrorEvent | undefined;
  const onError = (event: ErrorEvent) => {
    if (event.filename === script.src) thrown = event;
  };
  window.addEventListener("error", onError);
  const loaded = await new Promise<boolean>((resolve) => {
    script.onload = () => resolve(true);
    script.onerror = () => resolve(false);
    signal.addEventListener("abort", () => resolve(false));
    document.head.append(script);
  });
  window.removeEventListener("error", onError);
  script.remove();
  if (signal.aborted) throw new LoadError("DEADLINE", `${url} was aborted`);
  if (!loaded) throw await diagnoseScript(runtime, url);
  if (thrown) throw new LoadError("INVALID_ENTRY", `${url} failed: ${thrown.message}`, thrown.error);
}
