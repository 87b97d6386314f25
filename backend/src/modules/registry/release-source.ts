/** A source of releases, stored as `<name>/<version>/<file>` and `live.json`. */
export interface ReleaseSource {
  /**
   * Returns the live pointer, or `null` if there isn't one. `stamp` changes with its content, which is read only on
   * demand.
   */
  pointer(): Promise<{ stamp: string; read: () => Promise<string> } | null>;
  /** Returns the text of a release file. */
  read(name: string, version: string, file: string): Promise<string>;
  /** Returns the base URL of a release's files for browsers, with a trailing slash. */
  getBaseUrl(name: string, version: string): string;
  origin: string | null;
}
