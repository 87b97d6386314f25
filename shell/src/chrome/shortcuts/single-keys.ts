import { storage } from "@listwise/shared-auth";

const KEY = "single-key-shortcuts";

/** Whether single letters do something; who dictates or presses keys by accident switches them off. */
export function singleKeysOn(): boolean {
  return storage.get(KEY) !== "off";
}

export function switchSingleKeys(on: boolean): void {
  if (on) storage.remove(KEY);
  else storage.set(KEY, "off");
}
