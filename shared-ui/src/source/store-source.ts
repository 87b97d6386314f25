import type { DataSource } from "@listwise/aso-core/text";
import { useStore } from "zustand";
import { createStore, type StoreApi } from "zustand/vanilla";

/** Source of all listings of this site. */
export interface ListingSource extends DataSource {
  /** Code of the source in provenance. */
  kind: string;
  /** Date of the data; `null` for a live source. */
  capturedAt: string | null;
  /** Kinds of data that it has besides names, such as "subtitle". */
  fields?: readonly string[];
}

interface SourceState {
  source: ListingSource | null;
}

const key = Symbol.for("listwise.store-source.v1");

function getSharedStore(): StoreApi<SourceState> {
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- the key is ours, so a copy of this code stored the value
  const existing: StoreApi<SourceState> | undefined = Reflect.get(globalThis, key);
  if (existing) return existing;
  const created = createStore<SourceState>(() => ({ source: null }));
  Reflect.set(globalThis, key, created);
  return created;
}

const store = getSharedStore();

/** Sets the source for all bundles of the page. The host calls it once it knows the source. */
export function setStoreSource(source: ListingSource | null): void {
  store.setState({ source });
}

/** Returns the source of listings, or `null` while it is unknown. */
export function useStoreSource(): ListingSource | null {
  return useStore(store, (state) => state.source);
}
