import { ReleaseEventSchema, ReleasePointerSchema, type ReleaseEvent, type ReleasePointer } from "./releases";
import { ReleaseNameSchema } from "./release-token";
import { z } from "../zod";
import { RedirectSchema } from "../remotes/redirects";

/**
 * Content of `live.json` in the release repository: the live versions and their history, latest first. It is the single
 * source of truth: releases are immutable folders next to it, and publishing a version rewrites this file.
 */
export const ReleasePointersSchema = z.object({
  format: z.literal(1),
  releases: z.record(z.string(), ReleasePointerSchema),
  history: z.array(ReleaseEventSchema),
  redirects: z.optional(z.array(RedirectSchema)),
  /** Remotes without a pointer whose versions are kept. Publishing or promoting one ends its retirement. */
  retired: z.optional(z.array(ReleaseNameSchema)),
  /** See `ReleaseRulesSchema`; 100 if absent. */
  soloPercent: z.optional(z.number()),
});

/** Parsed {@link ReleasePointersSchema}. */
export type ReleasePointers = z.infer<typeof ReleasePointersSchema>;

/** Legacy format of the file: one version per name. */
const FlatSchema = z.record(z.string(), z.string());
const MAX_HISTORY = 500;
const EMPTY_POINTER: ReleasePointer = { stable: null, canary: null, previous: [], enabled: true };

/**
 * Parses the content of `live.json`, including its legacy format.
 * @throws ZodError if the content has neither format
 */
export function parseReleasePointers(content: unknown): ReleasePointers {
  const flat = z.safeParse(FlatSchema, content);
  if (!flat.success) return z.parse(ReleasePointersSchema, content);
  const releases = Object.entries(flat.data).map(([name, stable]): [string, ReleasePointer] => [
    name,
    { ...EMPTY_POINTER, stable },
  ]);
  return z.parse(ReleasePointersSchema, { format: 1, releases: Object.fromEntries(releases), history: [] });
}

/** Returns the pointer of a release; an empty one if the release is unknown. */
export function getReleasePointer(live: ReleasePointers, name: string): ReleasePointer {
  return (Object.hasOwn(live.releases, name) && live.releases[name]) || EMPTY_POINTER;
}

/** Returns the versions that a pointer references: live ones and rollback targets. */
export function getPointerVersions({ stable, canary, previous }: ReleasePointer): string[] {
  return [stable, canary?.version ?? null, ...previous].filter((version) => version !== null);
}

/**
 * Returns the Unix time in milliseconds at which a version went live: 0 if that was before times were recorded, `null` if
 * it is not live.
 */
export function getLiveSince(
  { stable, since, canary }: ReleasePointer,
  version: string | null,
): number | null {
  const place =
    canary?.version === version ? canary : stable !== null && stable === version ? { since } : null;
  return place && (place.since === undefined ? 0 : Date.parse(place.since));
}

/** A change of a pointer: its time, and the number of previous versions to keep. */
export interface PointerMove {
  at: string;
  keep: number;
}

/** Returns the pointer with a version made live: as a canary below 100 percent, otherwise as stable. */
export function promote(
  pointer: ReleasePointer,
  version: string,
  percent: number,
  { at, keep }: PointerMove,
): ReleasePointer {
  const { stable, canary } = pointer;
  if (percent < 100) {
    const since = canary?.version === version ? canary.since : at;
    return { ...pointer, canary: { version, percent, since } };
  }
  if (stable === version) return { ...pointer, canary: null };
  const before = stable === null ? pointer.previous : [stable, ...pointer.previous];
  const previous = before.filter((one) => one !== version).slice(0, keep);
  return { ...pointer, stable: version, since: at, canary: null, previous };
}

/** Returns the pointer without its canary, or with the previous stable version; `null` if there is neither. */
export function rollBack(pointer: ReleasePointer, at: string): ReleasePointer | null {
  if (pointer.canary) return { ...pointer, canary: null };
  const [before, ...previous] = pointer.previous;
  return before === undefined ? null : { ...pointer, stable: before, since: at, previous };
}

/** Returns the state after an event; without a pointer only the history changes. */
export function addEvent(
  live: ReleasePointers,
  event: ReleaseEvent,
  pointer?: ReleasePointer,
): ReleasePointers {
  const releases = pointer ? { ...live.releases, [event.name]: pointer } : live.releases;
  return {
    ...live,
    releases,
    history: [event, ...live.history].slice(0, MAX_HISTORY),
    ...(live.retired && { retired: live.retired.filter((name) => name !== event.name) }),
  };
}

/** Returns true if an event is about a release. */
export function concernsRelease({ name, move }: ReleaseEvent, release: string): boolean {
  if (!move) return name === release;
  return move.promote.some((one) => one.name === release) || move.retire.includes(release);
}
