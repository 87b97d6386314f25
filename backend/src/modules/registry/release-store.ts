import type { ReleasePointers } from "@listwise/contracts/releases";
import type { Redirect, Release } from "@listwise/contracts/remotes";
import type { Documents } from "@listwise/contracts/documents";

/** A release with its location. */
export interface LocatedRelease {
  release: Release;
  /** Base URL of its files with a trailing slash: a path on this site or a URL on another origin. */
  base: string;
  /** The shell's HTML template, `null` for other releases. */
  template: string | null;
  /** The templates of the release's pages by route pattern; empty if it has none that can be used. */
  documents: Documents;
}

/** A release as one caller gets it. */
export interface LiveRelease extends LocatedRelease {
  /** False if the release is listed but can't be loaded. */
  enabled: boolean;
  /** The last stable version before this one, for browsers in which this one fails. */
  previous: LocatedRelease | null;
  /** The owner as the platform knows it; absent before the release was made live by the site. */
  owner?: string | undefined;
}

/** The live releases of one caller by name; `id` identifies the exact set of versions. */
export interface Composition {
  id: string;
  releases: ReadonlyMap<string, LiveRelease>;
  /** Redirects of removed pages. */
  redirects: readonly Redirect[];
}

/** Criteria that give a caller other versions than the stable ones. */
export interface CompositionRequest {
  /** The browser's canary bucket, 0–99; `null` gets stable versions. */
  bucket: number | null;
  /** Requested versions by release name. */
  pins: ReadonlyMap<string, string>;
}

/** A release repository as the site serves it. */
export interface ReleaseStore {
  current(view?: CompositionRequest): Promise<Composition>;
  /** Returns the live pointer that browsers are served by. */
  live(): Promise<ReleasePointers>;
  /** Origin of the files, or `null` if this site serves them. */
  origin: string | null;
}
