import type { RemoteName } from "@listwise/contracts/remotes";
import { create } from "zustand";

/** Unix time in milliseconds of the last hot update that mounted a remote again, by remote. */
export const useHotUpdatesStore = create<Partial<Record<RemoteName, number>>>(() => ({}));
