import { z } from "@listwise/contracts";
import { tabStorage } from "@listwise/shared-auth";
import type { LoadableRemote } from "../remotes/remote-module";

const KEY = "remote-recoveries";
const StoredSchema = z.array(z.string());

/** Whether this version may be entered once more by itself, because a part of it was gone: once in the tab's life. */
export function mayRecover({ entry }: LoadableRemote): boolean {
  const stored = z.safeParse(StoredSchema, tabStorage.getJson(KEY));
  const recovered = stored.success ? stored.data : [];
  if (recovered.includes(entry)) return false;
  // Where it cannot be remembered there is no guard against a loop, and so no recovery.
  return tabStorage.setJson(KEY, [...recovered, entry].slice(-20));
}
