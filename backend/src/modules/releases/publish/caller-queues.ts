import type { FastifyReply, FastifyRequest } from "fastify";
import { fail } from "../../../infra/http/errors";
import { createSlots } from "../../../infra/queue/slots";

/** Number of requests of one caller that may wait while another one runs; chosen by us. */
const MAX_WAITING = 2;

/** Timeout of waiting requests, because the caller may have gone away or lost its rights. */
const MAX_WAIT_MS = 20_000;

const BUSY = "Your earlier uploads are still being checked. Try again when they are done.";

/** Runs the work of a request in its caller's queue. */
export type RunInTurn = <T>(request: FastifyRequest, work: () => Promise<T>) => Promise<T>;

/**
 * Creates queues for requests that run the gate: one at a time per team token or account, so that a caller who sends
 * many only delays itself.
 *
 * @throws UNAVAILABLE if two requests of the same caller are already waiting, or after waiting for 20 seconds
 */
export function createCallerQueues(): RunInTurn {
  const slots = new Map<string, ReturnType<typeof createSlots>>();
  return (request, work) => {
    const caller = nameCaller(request);
    const slot = slots.get(caller) ?? createSlots(1, MAX_WAITING, BUSY);
    slots.set(caller, slot);
    const askedAt = performance.now();
    return slot(() => {
      if (performance.now() - askedAt <= MAX_WAIT_MS) return work();
      throw fail("UNAVAILABLE", "Your earlier uploads took too long. Try again.", undefined, 5);
    });
  };
}

/**
 * Returns a hook that refuses an upload before its body is read if the caller already has the maximum number of running
 * and waiting uploads, so that no caller can fill the memory with bodies.
 *
 * @throws UNAVAILABLE
 */
export function createUploadLimit(): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const open = new Map<string, number>();
  return async (request, reply) => {
    const caller = nameCaller(request);
    const before = open.get(caller) ?? 0;
    const { socket } = request.raw;
    if (before > MAX_WAITING || socket.destroyed) throw fail("UNAVAILABLE", BUSY, undefined, 5);
    open.set(caller, before + 1);
    // The response to a pipelined request closes only after it has been started.
    const ends = [reply.raw, socket];
    let isOpen = true;
    const leave = () => {
      // A closing socket also closes the response and then calls its remaining listeners.
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
