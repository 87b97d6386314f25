import type { TimelineEntry, TimelineKind } from "@listwise/contracts/admin";
import type { Executor } from "../../../infra/db/database";
import type { UserRow } from "../accounts.reads";

/** An entry before it is presented. `id` is unique within its source. */
export type TimelineEvent = Pick<TimelineEntry, "id" | "kind" | "event"> &
  Partial<Pick<TimelineEntry, "result" | "details" | "actor" | "ip">> & { at: Date };

/** Query of a source: the latest `limit` entries before a time, of one kind or, with `null`, of all. */
export interface TimelineQuery {
  user: UserRow;
  kind: TimelineKind | null;
  before: Date;
  limit: number;
}

interface TimelineSource {
  kinds: readonly TimelineKind[];
  find: (db: Executor, query: TimelineQuery) => Promise<TimelineEvent[]>;
}

const sources = new Map<TimelineEntry["source"], TimelineSource>();

/** Adds a source of entries; called once at startup by every module that knows what happened to an account. */
export function registerTimeline(
  name: TimelineEntry["source"],
  kinds: TimelineSource["kinds"],
  find: TimelineSource["find"],
): void {
  sources.set(name, { kinds, find });
}

/** Position on a timeline: the time of the last entry, and how many entries of exactly that time were returned. */
interface Cursor {
  atMs: number;
  skip: number;
}

/** Later than every entry, and a time that the database can store. */
const START: Cursor = { atMs: Date.UTC(9999, 0), skip: 0 };

function parseCursor(cursor: string | undefined): Cursor {
  const [atMs, skip] = (cursor ?? "").split(".").map(Number);
  return cursor === undefined || atMs === undefined || skip === undefined
    ? START
    : { atMs: Math.min(atMs, START.atMs), skip };
}

/** Returns one page of a user's timeline, newest first, and the cursor of the next one, `null` at the end. */
export async function loadTimeline(
  db: Executor,
  user: UserRow,
  asked: { kind?: TimelineKind | undefined; cursor?: string | undefined; limit: number },
): Promise<{ data: TimelineEntry[]; nextCursor: string | null }> {
  const { kind = null, limit } = asked;
  const { atMs, skip } = parseCursor(asked.cursor);
  // Times in the database are finer than milliseconds, so the whole millisecond of the cursor is read again.
  const query = { user, kind, before: new Date(atMs + 1), limit: limit + skip + 1 };
  const wanted = [...sources].filter(([, { kinds }]) => kind === null || kinds.includes(kind));
  const found = await Promise.all(
    wanted.map(async ([source, { find }]) =>
      (await find(db, query)).map((event) => presentEvent(source, event)),
    ),
  );
  // The sort is stable: entries of the same millisecond stay in the order of the sources and of each source.
  const all = found.flat().sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
  const page = all.slice(skip, skip + limit);
  const last = page.at(-1);
  if (!last || all.length <= skip + limit) return { data: page, nextCursor: null };
  const lastMs = Date.parse(last.at);
  const seen = all.slice(0, skip + limit).filter(({ at }) => Date.parse(at) === lastMs).length;
  return { data: page, nextCursor: `${lastMs}.${seen}` };
}

function presentEvent(source: TimelineEntry["source"], event: TimelineEvent): TimelineEntry {
  return {
    result: "ok",
    details: "",
    actor: null,
    ip: null,
    ...event,
    source,
    id: `${source}:${event.id}`,
    at: event.at.toISOString(),
  };
}
