import { storage } from "./safe-storage";

/** Key prefix of the column choices that the table kit stores. */
const TABLE_PREFIX = "table-";

/** Removes what the tables of this browser remember about the account, because it can reveal what the account does. */
export function clearTablePreferences(): void {
  storage
    .keys()
    .filter((key) => key.startsWith(TABLE_PREFIX))
    .forEach((key) => {
      storage.remove(key);
    });
}
