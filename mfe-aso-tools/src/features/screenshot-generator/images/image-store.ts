import { getSession, log } from "@listwise/shared-auth";

const NAME = "listwise-screens";
const TABLE = "pictures";
/** Fallback for browsers without storage, such as private windows: lasts until the page is left. */
const memory = new Map<string, Blob>();

const getKey = (id: string) => `${getSession().user?.id ?? 0}:${id}`;

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(TABLE);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error ?? new Error("Browser storage is not available."));
  });
}

async function runInTransaction<T>(
  mode: IDBTransactionMode,
  ask: (table: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await openDatabase();
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
export async function saveImage(id: string, picture: Blob): Promise<void> {
  memory.set(getKey(id), picture);
  if (!("indexedDB" in window)) return;
  try {
    await runInTransaction("readwrite", (table) => table.put(picture, getKey(id)));
  } catch (problem) {
    log.warn("browser storage failed, keeping the image in memory", problem);
  }
}

/** Returns an image, or null if this browser doesn't have it. */
export async function findImage(id: string): Promise<Blob | null> {
  const known = memory.get(getKey(id));
  if (known || !("indexedDB" in window)) return known ?? null;
  try {
    const found: unknown = await runInTransaction("readonly", (table) => table.get(getKey(id)));
    return found instanceof Blob ? found : null;
  } catch (problem) {
    log.warn("stored images could not be read", problem);
    return null;
  }
}

/** Removes images of other users of this browser. */
export async function removeOtherUsersImages(): Promise<void> {
  if (!("indexedDB" in window)) return;
  const own = getKey("");
  try {
    const keys = await runInTransaction("readonly", (table) => table.getAllKeys());
    for (const key of keys) {
      if (typeof key === "string" && !key.startsWith(own))
        await runInTransaction("readwrite", (table) => table.delete(key));
    }
  } catch (problem) {
    log.warn("stored images could not be read", problem);
  }
}
