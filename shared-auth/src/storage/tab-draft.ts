import { z } from "@listwise/contracts/zod";
import { getSession } from "../session/session.store";
import { storage, tabStorage, view } from "./safe-storage";

const PREFIX = "draft:";

/** Unsaved input of an editor that survives a reload of the tab. */
export interface TabDraft<T> {
  /** Returns the stored input, or `null` without input that matches the schema. */
  read(): T | null;
  /** Returns false if the storage is full; what was stored before stays then. */
  write(value: T): boolean;
  remove(): void;
}

/** A tab that views another account keeps drafts in memory, where `storage` is, and leaves the administrator's alone. */
const getStore = () => (view.current ? storage : tabStorage);
const getUserPrefix = (userId: number | undefined) => `${PREFIX}${userId ?? 0}:`;

/** Removes the unsaved input of all users of this tab but one. */
export function removeOtherDrafts(userId: number): void {
  const own = getUserPrefix(userId);
  for (const key of getStore().keys()) {
    if (key.startsWith(PREFIX) && !key.startsWith(own)) getStore().remove(key);
  }
}

/**
 * Opens the unsaved input of the signed-in user under a name that is unique on the site, and removes that of other users of
 * this tab. It outlives a sign-out until another user signs in. It stays the draft of the same user when the session
 * changes, so that an editor that is still open can't write into the next user's.
 */
export function openTabDraft<T>(name: string, schema: z.core.$ZodType<T>): TabDraft<T> {
  const store = getStore();
  const userId = getSession().user?.id;
  const key = getUserPrefix(userId) + name;
  if (userId !== undefined) removeOtherDrafts(userId);
  return {
    read: () => {
      const stored = z.safeParse(schema, store.getJson(key));
      return stored.success ? stored.data : null;
    },
    write: (value) => store.setJson(key, value),
    remove: () => store.remove(key),
  };
}
