import {
  ReleaseNameSchema,
  parseReleasePointers,
  getPointerVersions,
  getReleasePointer,
  type ReleasePointers,
} from "@listwise/contracts/releases";
import { ReleaseSchema, ReleaseVersionSchema } from "@listwise/contracts/remotes";
import { z } from "zod";
import type { Logger } from "../../infra/logging/logger";
import { chooseVersion, createComposition, giveRoutes } from "./composition";
import { readDocuments } from "./read-documents";
import type { ReleaseSource } from "./release-source";
import type {
  Composition,
  LiveRelease,
  LocatedRelease,
  ReleaseStore,
  CompositionRequest,
} from "./release-store";

const EVERYONE: CompositionRequest = { bucket: null, pins: new Map() };
const NOTHING: ReleasePointers = { format: 1, releases: {}, history: [] };

interface State {
  live: ReleasePointers;
  /** Releases in the live pointer, by `name@version`. */
  known: ReadonlyMap<string, LocatedRelease>;
  /** Other releases that were requested since the pointer changed. */
  pinned: Map<string, LocatedRelease>;
}

/** Creates a release repository that follows the pointer of a source. If reading fails, the last good releases stay. */
export function createReleaseStore(source: ReleaseSource, log: Logger): ReleaseStore {
  let seen = "";
  let broken = "";
  let state: State = { live: NOTHING, known: new Map(), pinned: new Map() };

  async function refresh(): Promise<State> {
    let stamp = "unreachable";
    try {
      const pointer = await source.pointer();
      stamp = pointer?.stamp ?? "";
      if (stamp === seen) return state;
      state = pointer
        ? await load(source, await pointer.read(), state, log)
        : { live: NOTHING, known: new Map(), pinned: new Map() };
      seen = stamp;
      broken = "";
      log.info({ releases: [...state.known.keys()] }, "releases are live");
    } catch (error) {
      // Logged once per pointer, not per visit.
      if (broken !== stamp)
        log.error({ err: error }, "the release pointer can't be followed; the last good releases stay");
      broken = stamp;
    }
    return state;
  }

  return {
    origin: source.origin,
    live: async () => (await refresh()).live,
    async current(view = EVERYONE) {
      const now = await refresh();
      await loadPins(source, view.pins, now, log);
      return composeFor(now.live, view, new Map([...now.known, ...now.pinned]));
    },
  };
}

function composeFor(live: ReleasePointers, view: CompositionRequest, known: State["known"]): Composition {
  const releases: LiveRelease[] = [];
  // A requested version may be of a release that was never live.
  for (const name of new Set([...Object.keys(live.releases), ...view.pins.keys()])) {
    const find = (version: string | null | undefined) => known.get(`${name}@${version}`) ?? null;
    const chosen = chooseVersion(name, getReleasePointer(live, name), view, find);
    if (chosen) releases.push(chosen);
  }
  if (view.pins.size === 0) return createComposition(releases, live.redirects);
  const given = giveRoutes(releases, live.redirects ?? [], view);
  return createComposition(given.live, given.redirects);
}

async function load(source: ReleaseSource, text: string, before: State, log: Logger): Promise<State> {
  const live = parseReleasePointers(JSON.parse(text));
  const known = new Map<string, LocatedRelease>();
  for (const [name, pointer] of Object.entries(live.releases)) {
    for (const version of getPointerVersions(pointer)) {
      const key = `${name}@${version}`;
      const placed =
        before.known.get(key) ??
        (await loadRelease(source, name, version, log).catch((error: unknown) => {
          // Old versions that no browser gets anymore may be gone.
          if (pointer.previous.includes(version)) return null;
          throw error;
        }));
      if (placed) known.set(key, placed);
    }
  }
  return { live, known, pinned: new Map() };
}

/** Reads a release. Names become parts of paths, so those in pointers and pins are validated first. */
async function loadRelease(
  source: ReleaseSource,
  name: string,
  version: string,
  log: Logger,
): Promise<LocatedRelease> {
  z.parse(ReleaseNameSchema, name);
  z.parse(ReleaseVersionSchema, version);
  const release = z.parse(ReleaseSchema, JSON.parse(await source.read(name, version, "release.json")));
  if (release.name !== name || release.version !== version) {
    throw new Error(`The folder of ${name} ${version} contains ${release.name} ${release.version}.`);
  }
  const template = name === "shell" ? await source.read(name, version, "index.html") : null;
  const read = (file: string) => source.read(name, version, file);
  const documents = await readDocuments(release, read, log);
  return { release, base: source.getBaseUrl(name, version), template, documents };
}

async function loadPins(
  source: ReleaseSource,
  pins: CompositionRequest["pins"],
  { known, pinned }: State,
  log: Logger,
): Promise<void> {
  for (const [name, version] of pins) {
    const key = `${name}@${version}`;
    if (known.has(key) || pinned.has(key)) continue;
    try {
      pinned.set(key, await loadRelease(source, name, version, log));
    } catch (error) {
      log.info({ err: error, name, version }, "a requested version isn't in the release repository");
    }
  }
}
