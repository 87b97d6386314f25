import { singleton } from "./singleton";

/** What the session does to the page when it ends. */
export interface Page {
  /** Leaves for a path of this site. The default is a full load, which drops everything the page holds. */
  go(path: string): void;
  /** Loads the page again, for another user's sake. */
  reload(): void;
  /** Tells the person something that must be read, although the page is about to leave: `notice` says where to. */
  alert(message: string, notice: string): void;
}

/** The page's own behaviour; `setPage` replaces parts of it (the shell's router, a test's recorder). */
export const page: Page = singleton<Page>("page", () => ({
  go: (path) => {
    window.location.assign(path);
  },
  reload: () => {
    window.location.reload();
  },
  alert: (message, notice) => {
    window.alert(`${message}\n\n${notice}`);
  },
}));

/** Replaces parts of {@link page}; returns a function that puts the former parts back. */
export function setPage(parts: Partial<Page>): () => void {
  const before = { ...page };
  Object.assign(page, parts);
  return () => {
    Object.assign(page, before);
  };
}
