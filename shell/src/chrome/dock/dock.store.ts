import type { AppEvents } from "@listwise/contracts";
import { bus } from "@listwise/shared-auth";
import { create } from "zustand";

/** An app whose details were put aside. */
export type DockedApp = AppEvents["app:minimized"];

/** Apps in the dock, the newest last. */
export const useDockStore = create<{ apps: DockedApp[] }>(() => ({ apps: [] }));

/** Puts an app into the dock; one that is there already stays where it is. */
export function dock(app: DockedApp): void {
  useDockStore.setState(({ apps }) =>
    apps.some(({ appId }) => appId === app.appId) ? { apps } : { apps: [...apps, app] },
  );
}

export function undock(appId: number): void {
  useDockStore.setState(({ apps }) => ({ apps: apps.filter((app) => app.appId !== appId) }));
}

/** Listens for apps that are put aside, anywhere on the page; a logout empties the dock. */
export function startDock(): void {
  bus.on("app:minimized", dock);
  bus.on("user:logged-out", () => {
    useDockStore.setState({ apps: [] });
  });
}
