import type { FastifyReply, FastifyRequest } from "fastify";
import { fail } from "../../platform/errors";
import { createSlots } from "../../platform/slots";

/** Calls of one caller that wait while another one runs; chosen by us. */
const MOST_WAITING = 2;

/** A turn that comes later than this is refused: the caller may have gone, or have lost the right to it. */
const LONGEST_WAIT_MS = 20_000;

const BUSY = "Your earlier uploads are still being checked. Try again when they are done.";

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
  return (request, work) => {
    const caller = nameCaller(request);
    const slot = slots.get(caller) ?? createSlots(1, MOST_WAITING, BUSY);
    slots.set(caller, slot);
    const askedAt = performance.now();
    return slot(() => {
      if (performance.now() - askedAt <= LONGEST_WAIT_MS) return work();
      throw fail("UNAVAILABLE", "Your earlier uploads took too long. Try again.", undefined, 5);
    });
  };
}

/**
 * Returns a hook that refuses an upload before its body is read while as many of the same caller arrive or take turns as may
 * run and wait, so that no caller fills the memory with bodies.
 *
 * @throws `UNAVAILABLE`
 */
export function createUploadLimit(): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const open = new Map<string, number>();
  return async (request, reply) => {
    const caller = nameCaller(request);
    const before = open.get(caller) ?? 0;
    const { socket } = request.raw;
    if (before > MOST_WAITING || socket.destroyed) throw fail("UNAVAILABLE", BUSY, undefined, 5);
    open.set(caller, before + 1);
    // The answer to a call that came behind another on its connection closes only once it has been begun.
    const ends = [reply.raw, socket];
    let isOpen = true;
    const leave = () => {
      // A socket that closes also closes the answer, and then goes on with the listeners it had.
      if (!isOpen) return;
      isOpen = false;
      for (const end of ends) end.off("close", leave);
      const left = (open.get(caller) ?? 1) - 1;
      if (left > 0) open.set(caller, left);
      else open.delete(caller);
    };
    for (const end of ends) end.on("close", leave);
  };
}

function nameCaller({ team, principal }: FastifyRequest): string {
  return team ? `team:${team.tokenId}` : `user:${principal?.id}`;
}
