import type { Live, Release } from "@listwise/contracts";

/** A release where browsers find it. */
export interface PlacedRelease {
  release: Release;
  /** Address of its files, ending in a slash: a path of this site, or of another origin. */
  base: string;
  /** The shell's page with its placeholders. */
  template: string | null;
}

/** A release as one who asks gets it. */
export interface LiveRelease extends PlacedRelease {
  /** Off means: it is named, but nobody may load it. */
  enabled: boolean;
  /** The last stable version before this one, for a browser in which this one fails. */
  previous: PlacedRelease | null;
}

/** What is live for one who asks: releases by name, and the name of the exact set of versions. */
export interface Composition {
  id: string;
  releases: ReadonlyMap<string, LiveRelease>;
}

/** What makes one who asks get other versions than everyone. */
export interface View {
  /** The browser's number for canaries, 0–99; `null` gets stable versions. */
  bucket: number | null;
  /** Versions by name that were asked for. */
  pins: ReadonlyMap<string, string>;
}

/** Where releases come from. */
export interface ReleaseStore {
  current(view?: View): Promise<Composition>;
  /** The pointer as browsers are served by it. */
  live(): Promise<Live>;
  /** Origin of the files when it is not this site's own. */
  origin: string | null;
}
