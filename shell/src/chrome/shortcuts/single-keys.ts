import { storage } from "@listwise/shared-auth";

const KEY = "single-key-shortcuts";

/** Returns true if single-letter shortcuts are on; users of speech input can turn them off. */
export function areSingleKeysOn(): boolean {
  return storage.get(KEY) !== "off";
}

export function switchSingleKeys(on: boolean): void {
  if (on) storage.remove(KEY);
  else storage.set(KEY, "off");
}
