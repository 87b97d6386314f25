import { createStore, type StoreApi } from "zustand";

/** Metadata that a page sets itself, such as an article's title and summary. */
export interface PageMetadata {
  /** Name of the page, without the product's. */
  title: string;
  description?: string | undefined;
}

/** Metadata of the page at a path. */
interface PageMetadataState {
  current: (PageMetadata & { pathname: string }) | null;
}

const key = Symbol.for("listwise.page-metadata.v1");

function getSharedStore(): StoreApi<PageMetadataState> {
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- the key is ours, so a copy of this code stored the value
  const existing: StoreApi<PageMetadataState> | undefined = Reflect.get(globalThis, key);
  if (existing) return existing;
  const created = createStore<PageMetadataState>(() => ({ current: null }));
  Reflect.set(globalThis, key, created);
  return created;
}

/** The page-wide store, shared by all copies of this module. */
export const pageMetadataStore = getSharedStore();
