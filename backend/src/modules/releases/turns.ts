import type { FastifyRequest } from "fastify";
import { fail } from "../../platform/errors";
import { createSlots } from "../../platform/slots";

/** Calls of one caller that wait while another one runs; chosen by us. */
const MOST_WAITING = 2;

/** A turn that comes later than this is refused: the caller may have gone, or have lost the right to it. */
const LONGEST_WAIT_MS = 20_000;

/** Runs work of a call in its caller's turn. */
export type Turns = <T>(request: FastifyRequest, work: () => Promise<T>) => Promise<T>;

/**
 * Returns how calls that run the gate take turns: one at a time for each team's token or account, so that a caller who sends
 * many of them waits for itself, while others and their rollbacks go on.
 *
 * @throws `UNAVAILABLE` when two calls of the same caller wait already, or when the turn comes after more than 20 seconds
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
    const askedAt = performance.now();
    return slot(() => {
      if (performance.now() - askedAt <= LONGEST_WAIT_MS) return work();
      throw fail("UNAVAILABLE", "Your earlier uploads took too long. Try again.", undefined, 5);
    });
  };
}
