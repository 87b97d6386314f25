/** Loader data of a page that is replaced by a screen of the shell; nothing of the remote is loaded. */
export const GUARD_BLOCKED = "blocked";
