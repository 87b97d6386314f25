import type { FastifyRequest } from "fastify";
import { createSlots } from "../../platform/slots";

/** Calls of one caller that wait while another one runs; chosen by us. */
const MOST_WAITING = 2;

/** Runs work of a call in its caller's turn. */
export type Turns = <T>(request: FastifyRequest, work: () => Promise<T>) => Promise<T>;

/**
 * Returns how calls that run the gate take turns: one at a time for each team's token or account, so that a caller who sends
 * many of them waits for itself, while others and their rollbacks go on.
 *
 * @throws `UNAVAILABLE` when two calls of the same caller wait already
 */
export function createTurns(): Turns {
  const slots = new Map<string, ReturnType<typeof createSlots>>();
  return ({ team, principal }, work) => {
    const caller = team ? `team:${team.tokenId}` : `user:${principal?.id}`;
    const slot =
      slots.get(caller) ??
      createSlots(
        1,
        MOST_WAITING,
        "Your earlier uploads are still being checked. Try again when they are done.",
      );
    slots.set(caller, slot);
    return slot(work);
  };
}
