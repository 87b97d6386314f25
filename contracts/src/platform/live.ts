import {
  ReleaseEventSchema,
  ReleasePointerSchema,
  type ReleaseEvent,
  type ReleasePointer,
} from "../api/releases";
import { z } from "../zod";

/**
 * `live.json` of a release store: which versions are live, and how that came about, latest first. It is the whole truth:
 * releases are immutable folders beside it, and making one live is writing this file anew.
 */
export const LiveSchema = z.object({
  format: z.literal(1),
  releases: z.record(z.string(), ReleasePointerSchema),
  history: z.array(ReleaseEventSchema),
});

/** Parsed {@link LiveSchema}. */
export type Live = z.infer<typeof LiveSchema>;

/** How the file was written first: one version for each name. */
const FlatSchema = z.record(z.string(), z.string());
const HISTORY = 500;
const NOTHING: ReleasePointer = { stable: null, canary: null, previous: [], enabled: true };

/** Reads the content of `live.json`, also in its first form. Throws when it is neither. */
export function parseLive(content: unknown): Live {
  const flat = z.safeParse(FlatSchema, content);
  if (!flat.success) return z.parse(LiveSchema, content);
  const releases = Object.entries(flat.data).map(([name, stable]) => [name, { ...NOTHING, stable }]);
  return z.parse(LiveSchema, { format: 1, releases: Object.fromEntries(releases), history: [] });
}

/** The pointer of a release; that of an unknown one points nowhere. */
export function pointerOf(live: Live, name: string): ReleasePointer {
  return (Object.hasOwn(live.releases, name) && live.releases[name]) || NOTHING;
}

/** Versions that the pointer needs: what it gives to browsers, and what it could return to. */
export function versionsOf({ stable, canary, previous }: ReleasePointer): string[] {
  return [stable, canary?.version ?? null, ...previous].filter((version) => version !== null);
}

/** Makes a version live: a canary below 100 percent, else stable. `keep` is how many former versions are remembered. */
export function promote(
  pointer: ReleasePointer,
  version: string,
  percent: number,
  keep: number,
): ReleasePointer {
  if (percent < 100) return { ...pointer, canary: { version, percent } };
  const before = pointer.stable === null ? pointer.previous : [pointer.stable, ...pointer.previous];
  const previous = before.filter((one) => one !== version).slice(0, keep);
  return { ...pointer, stable: version, canary: null, previous };
}

/** Ends the canary, else returns to the stable version before; `null` when there is neither. */
export function rollBack(pointer: ReleasePointer): ReleasePointer | null {
  if (pointer.canary) return { ...pointer, canary: null };
  const [before, ...previous] = pointer.previous;
  return before === undefined ? null : { ...pointer, stable: before, previous };
}

/** The whole truth after an event; without a pointer nothing moved. */
export function withEvent(live: Live, event: ReleaseEvent, pointer?: ReleasePointer): Live {
  const releases = pointer ? { ...live.releases, [event.name]: pointer } : live.releases;
  return { format: 1, releases, history: [event, ...live.history].slice(0, HISTORY) };
}
