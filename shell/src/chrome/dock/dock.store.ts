import type { AppEvents } from "@listwise/contracts/events";
import { bus } from "@listwise/shared-auth";
import { create } from "zustand";

/** An app whose details are minimized. */
export type DockedApp = AppEvents["app:minimized"];

/** Apps in the dock, newest last. */
export const useDockStore = create<{ apps: DockedApp[] }>(() => ({ apps: [] }));

/** Adds an app to the dock; one that is already there keeps its position. */
export function dock(app: DockedApp): void {
  useDockStore.setState(({ apps }) =>
    apps.some(({ appId }) => appId === app.appId) ? { apps } : { apps: [...apps, app] },
  );
}

export function undock(appId: number): void {
  useDockStore.setState(({ apps }) => ({ apps: apps.filter((app) => app.appId !== appId) }));
}

/** Adds minimized apps to the dock and empties it on logout. */
export function startDock(): void {
  bus.on("app:minimized", dock);
  bus.on("user:logged-out", () => {
    useDockStore.setState({ apps: [] });
  });
}
