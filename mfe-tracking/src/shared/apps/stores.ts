import { parseStoreLink, PLATFORMS, STORES, type Platform } from "@listwise/aso-core/stores";
import type { SelectOption } from "@listwise/shared-ui";

/** Returns the stores as options of a field, in a fixed order. */
export function buildStoreOptions(wanted: readonly Platform[] = PLATFORMS): SelectOption[] {
  return PLATFORMS.filter((platform) => wanted.includes(platform)).map((value) => ({
    value,
    label: STORES[value].name,
  }));
}

/** Extracts the store id from a pasted store link, a prefixed id or the id itself. */
export function parseStoreId(text: string): { storeId: string; platform?: Platform } {
  const link = parseStoreLink(text);
  return link ? { storeId: link.storeId, platform: link.platform } : { storeId: text.trim() };
}
