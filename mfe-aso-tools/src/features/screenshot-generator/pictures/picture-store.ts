import { getSession, log } from "@listwise/shared-auth";

const NAME = "listwise-screens";
const TABLE = "pictures";
/** Fallback for browsers without storage, such as private windows: lasts until the page is left. */
const memory = new Map<string, Blob>();

const keyOf = (id: string) => `${getSession().user?.id ?? 0}:${id}`;

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(TABLE);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error ?? new Error("Browser storage is not available."));
  });
}

async function within<T>(
  mode: IDBTransactionMode,
  ask: (table: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      const asked = ask(database.transaction(TABLE, mode).objectStore(TABLE));
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error ?? new Error("Browser storage is not available."));
    });
  } finally {
    database.close();
  }
}

/** Stores an image in this browser. It is never uploaded. */
export async function keepPicture(id: string, picture: Blob): Promise<void> {
  memory.set(keyOf(id), picture);
  if (!("indexedDB" in window)) return;
  try {
    await within("readwrite", (table) => table.put(picture, keyOf(id)));
  } catch (problem) {
    log.warn("browser storage failed, keeping the image in memory", problem);
  }
}

/** Returns an image, or null if this browser doesn't have it. */
export async function findPicture(id: string): Promise<Blob | null> {
  const known = memory.get(keyOf(id));
  if (known || !("indexedDB" in window)) return known ?? null;
  try {
    const found: unknown = await within("readonly", (table) => table.get(keyOf(id)));
    return found instanceof Blob ? found : null;
  } catch (problem) {
    log.warn("stored images could not be read", problem);
    return null;
  }
}

/** Removes images of other users of this browser. */
export async function forgetOthers(): Promise<void> {
  if (!("indexedDB" in window)) return;
  const own = keyOf("");
  try {
    const keys = await within("readonly", (table) => table.getAllKeys());
    for (const key of keys) {
      if (typeof key === "string" && !key.startsWith(own))
        await within("readwrite", (table) => table.delete(key));
    }
  } catch (problem) {
    log.warn("stored images could not be read", problem);
  }
}
