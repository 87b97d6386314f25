import { singleton } from "./singleton";

/** Page-level effects: navigation, and what happens when a session ends. */
export interface Page {
  /** Navigates to a path of this site. By default a full page load, which drops all state in memory. */
  go(path: string): void;
  /** Reloads the page, because another user signed in. */
  reload(): void;
  /** Shows a message that must be read before the page leaves; `notice` says where it goes. */
  alert(message: string, notice: string): void;
  /**
   * Changes the address's parameters in a new history entry. Returns false if this page's address doesn't have them, so
   * that nothing changed.
   */
  changeSearch(change: (search: URLSearchParams) => URLSearchParams): boolean;
}

/** Default page effects; `setPage` replaces some of them (the shell's router, a recorder in tests). */
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
  changeSearch: (change) => {
    const { pathname, search, hash } = window.location;
    window.location.assign(`${pathname}?${change(new URLSearchParams(search)).toString()}${hash}`);
    return true;
  },
}));

/** Replaces some effects of {@link page}. Returns a function that restores the previous ones. */
export function setPage(parts: Partial<Page>): () => void {
  const before = { ...page };
  Object.assign(page, parts);
  return () => {
    Object.assign(page, before);
  };
}
