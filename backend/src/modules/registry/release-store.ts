import type { Release } from "@listwise/contracts";

/** A release as the site serves it. */
export interface LiveRelease {
  release: Release;
  /** Address of its files, ending in a slash: a path of this site, or that of a development server. */
  base: string;
  /** Off means: it is named, but nobody may load it. */
  enabled: boolean;
}

/** What is live at a moment: releases by name, the shell's page, and the name of the exact set of versions. */
export interface Composition {
  id: string;
  releases: ReadonlyMap<string, LiveRelease>;
  /** The shell's page with its placeholders; `null` while no shell is live. */
  template: string | null;
}

/** Where releases come from. */
export interface ReleaseStore {
  current(): Promise<Composition>;
}
