import type { Actor } from "../live/pointer.service";

/** The actor of the moves that a rollout makes. */
export const ROLLOUT_ACTOR: Actor = { label: "rollout", audit: {} };
