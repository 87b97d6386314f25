import { diagnose } from "./diagnose";
import { approveScript } from "./integrity";
import { LoadError } from "./load-error";

/**
 * Loads and runs one script: known, hashed, and trusted by name. Its element leaves the document again, also when it is
 * given up.
 */
export async function loadScript(url: string, signal: AbortSignal): Promise<void> {
  const { trusted, integrity } = approveScript(url);
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
  if (signal.aborted) throw new LoadError("DEADLINE", `${url} was given up`);
  if (!loaded) throw await diagnose(url);
  if (thrown) throw new LoadError("GARBAGE", `${url} failed: ${thrown.message}`, thrown.error);
}
