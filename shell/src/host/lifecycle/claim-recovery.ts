import { z } from "@listwise/contracts/zod";
import { tabStorage } from "@listwise/shared-auth";
import type { LoadableRemote } from "../remote-module";

const KEY = "remote-recoveries";
const StoredSchema = z.array(z.string());

/**
 * Returns true if this version may be loaded again automatically after one of its chunks was missing: once
 * per tab.
 */
export function claimRecovery({ entry }: LoadableRemote): boolean {
  const stored = z.safeParse(StoredSchema, tabStorage.getJson(KEY));
  const recovered = stored.success ? stored.data : [];
  if (recovered.includes(entry)) return false;
  // If the attempt cannot be stored, nothing would prevent a loop, so there is no recovery.
  return tabStorage.setJson(KEY, [...recovered, entry].slice(-20));
}
