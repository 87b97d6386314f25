import { createHash } from "node:crypto";
import type { Composition, LiveRelease } from "./release-store";

/** Puts releases together under the name of their exact set of versions. */
export function compose(live: readonly LiveRelease[], template: string | null): Composition {
  const releases = new Map(live.map((one) => [one.release.name, one]));
  const versions = live.map(({ release }) => `${release.name}@${release.version}`).sort();
  const id = createHash("sha256").update(versions.join("\n")).digest("hex").slice(0, 12);
  return { id, releases, template };
}
