import { bus } from "@listwise/shared-auth";
import { create } from "zustand";

type Counts = Readonly<Record<string, number>>;

/** Number of tasks that wait behind menu entries, by path, as last reported by the server. */
export const useMenuCountsStore = create<{ counts: Counts }>(() => ({ counts: {} }));

/** Updates the numbers from server events and removes them on logout. */
export function startMenuCounts(): void {
  bus.on("menu:counted", ({ path, count }) =>
    useMenuCountsStore.setState(({ counts }) => ({ counts: { ...counts, [path]: count } })),
  );
  bus.on("user:logged-out", () => useMenuCountsStore.setState({ counts: {} }));
}
