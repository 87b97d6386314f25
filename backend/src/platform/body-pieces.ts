import { Transform, type TransformCallback } from "node:stream";
import type { FastifyInstance } from "fastify";
import { fail } from "./errors";

/** Fewer pieces than this cost nothing, however small they are. */
const FREE_PIECES = 1_000;

/** Bytes of a piece on average; a network packet holds several times as many. Chosen by us, like the number above. */
const LEAST_BYTES = 256;

/**
 * Makes `app` refuse bodies that arrive in many tiny pieces with `VALIDATION_FAILED`. Until a body is complete each piece is
 * kept as a buffer, which takes 200 bytes for a single one, so that the limit of a body's bytes does not limit its memory.
 */
export function installPieceLimit(app: FastifyInstance): void {
  app.addHook("preParsing", async ({ headers }, _reply, payload) => {
    if (headers["content-length"] === undefined && headers["transfer-encoding"] === undefined) return payload;
    let pieces = 0;
    let bytes = 0;
    const counted = new Transform({
      transform(piece: Buffer, _encoding, done: TransformCallback) {
        pieces += 1;
        bytes += piece.length;
        if (pieces <= FREE_PIECES || bytes >= pieces * LEAST_BYTES) done(null, piece);
        else done(fail("VALIDATION_FAILED", "The body arrives in too many small pieces."));
      },
    });
    payload.once("error", (error) => counted.destroy(error));
    return payload.pipe(counted);
  });
}
