import { singleton } from "../platform/singleton";

const license = singleton("license", () => ({ ok: true, listeners: new Set<() => void>() }));

/** Sets whether the license of this installation is valid. */
export function setLicenseOk(ok: boolean): void {
  license.ok = ok;
}

/** Returns false once the license is known to be invalid. */
export function isLicensed(): boolean {
  return license.ok;
}

/** Calls `listener` when an API response says that the license is invalid. Returns a function that unsubscribes. */
export function onLicenseLost(listener: () => void): () => void {
  license.listeners.add(listener);
  return () => {
    license.listeners.delete(listener);
  };
}

/**
 * Handles the error code `LICENSE_DISABLED`, which concerns the whole page and not only the call that
 * received it.
 */
export function handleLicenseError(code: string): void {
  if (code !== "LICENSE_DISABLED") return;
  license.ok = false;
  license.listeners.forEach((listener) => {
    listener();
  });
}
