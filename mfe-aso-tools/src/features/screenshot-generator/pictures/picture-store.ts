import { getSession, log } from "@listwise/shared-auth";

const NAME = "listwise-screens";
const TABLE = "pictures";
/** Where the browser keeps nothing, as in private windows: until the page is left. */
const memory = new Map<string, Blob>();

const keyOf = (id: string) => `${getSession().user?.id ?? 0}:${id}`;

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(TABLE);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error ?? new Error("The browser's storage is closed."));
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
      asked.onerror = () => reject(asked.error ?? new Error("The browser's storage is closed."));
    });
  } finally {
    database.close();
  }
}

/** Keeps a picture in this browser. It never leaves it. */
export async function keepPicture(id: string, picture: Blob): Promise<void> {
  memory.set(keyOf(id), picture);
  if (!("indexedDB" in window)) return;
  try {
    await within("readwrite", (table) => table.put(picture, keyOf(id)));
  } catch (problem) {
    log.warn("a picture is kept until the page is left", problem);
  }
}

/** `null` where this browser has none. */
export async function findPicture(id: string): Promise<Blob | null> {
  const known = memory.get(keyOf(id));
  if (known || !("indexedDB" in window)) return known ?? null;
  try {
    const found: unknown = await within("readonly", (table) => table.get(keyOf(id)));
    return found instanceof Blob ? found : null;
  } catch (problem) {
    log.warn("kept pictures cannot be read", problem);
    return null;
  }
}

/** Pictures of other people who used this browser are removed. */
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
    log.warn("kept pictures cannot be read", problem);
  }
}
