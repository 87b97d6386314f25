import { createSignal } from "../../platform/signal";

/** A user has begun to follow an app. */
export const appFollowed = createSignal<{ userId: number; appId: number }>();
