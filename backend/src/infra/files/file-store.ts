import type { Readable } from "node:stream";

/** Name and type that a download has in the browser. */
export interface Download {
  fileName: string;
  mediaType: string;
}

/**
 * Files that all nodes of a site share, by keys such as `exports/<id>`: a folder, or a bucket of an object store. A file
 * can be read only once it is complete.
 */
export interface FileStore {
  /**
   * Stores a file and replaces an earlier one. If it fails or `signal` aborts it, nothing is stored.
   * @throws the signal's reason, or an error of the content or the store
   */
  write(key: string, content: Readable, signal?: AbortSignal): Promise<void>;
  /** Returns the number of bytes of a file, or `null` if there isn't one. */
  measure(key: string): Promise<number | null>;
  /** Opens a file. */
  read(key: string): Promise<Readable>;
  /**
   * Returns the URL from which a browser gets the file within a minute, or `null` if this site has to send it. Nothing
   * checks that the file exists.
   */
  createUrl(key: string, download: Download): Promise<string | null>;
  /** Returns the origin of these URLs, or `null` if there are none or the store has no credentials. */
  findOrigin(): Promise<string | null>;
  /** Deletes a file, also one that is still being written. */
  remove(key: string): Promise<void>;
  /** Returns the keys that start with this folder, also those of files that were never completed. */
  list(folder: string): Promise<string[]>;
  /**
   * Deletes parts of files whose writing began before `before` and never ended, as far as `list` doesn't return them.
   * Returns the number of files.
   */
  removeIncomplete(before: Date): Promise<number>;
  /**
   * Checks that the store can be used.
   * @throws StartupError with a sentence that says what to do
   */
  check(): Promise<void>;
}
