import { singleton } from "../platform/singleton";

const license = singleton("license", () => ({ ok: true, listeners: new Set<() => void>() }));

/** Tells the guards whether this installation may run. */
export function setLicenseOk(ok: boolean): void {
  license.ok = ok;
}

/** Whether this installation may run, as far as is known. */
export function licenseOk(): boolean {
  return license.ok;
}

/** Calls `listener` as soon as any answer of the API says that the licence is gone. Returns the way to stop listening. */
export function onLicenseLost(listener: () => void): () => void {
  license.listeners.add(listener);
  return () => {
    license.listeners.delete(listener);
  };
}

/** Draws the consequence of a refusal: `LICENSE_DISABLED` is about the whole page, whichever call is told it. */
export function heedLicense(code: string): void {
  if (code !== "LICENSE_DISABLED") return;
  license.ok = false;
  license.listeners.forEach((listener) => {
    listener();
  });
}
