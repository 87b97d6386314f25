import type { IncomingMessage } from "node:http";
import type { FastifyRequest } from "fastify";
import { fail } from "../errors";

/** This many pieces may be of any size; together they take about 200 kB. */
const FREE_PIECES = 1_000;

/** Minimum average size of more pieces than that. A network packet is several times as large. Both limits are chosen by us. */
const MIN_PIECE_BYTES = 256;

/**
 * Reads the body of a request as text. Every piece that arrives is kept in its own buffer until the body is complete, and a
 * buffer of one byte takes about 200. Tiny pieces are refused, because otherwise the size limit would not limit memory.
 *
 * @throws PAYLOAD_TOO_LARGE above the route's limit
 * @throws VALIDATION_FAILED for tiny pieces, or a body that ends early
 */
export function readBody(
  { headers, routeOptions }: FastifyRequest,
  payload: IncomingMessage,
): Promise<string> {
  const announced = headers["content-length"] === undefined ? null : Number(headers["content-length"]);
  const limit = routeOptions.bodyLimit ?? 0;
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let bytes = 0;
    const settle = (finish: () => void) => {
      payload.off("data", keep).off("end", complete).off("error", breakOff);
      finish();
    };
    const refuse = (...reason: Parameters<typeof fail>) => settle(() => reject(fail(...reason)));
    const limitMb = (limit / 1024 / 1024).toLocaleString("en", { maximumFractionDigits: 1 });
    const tooLarge = () =>
      refuse("PAYLOAD_TOO_LARGE", `The body is too large. This call accepts at most ${limitMb} MB.`);
    const breakOff = () =>
      refuse("VALIDATION_FAILED", "The length of the body differs from its Content-Length.");
    const complete = () => {
      if (announced !== null && announced !== bytes) breakOff();
      else settle(() => resolve(Buffer.concat(pieces).toString()));
    };
    const keep = (piece: Buffer) => {
      pieces.push(piece);
      bytes += piece.length;
      if (bytes > limit) tooLarge();
      else if (pieces.length > FREE_PIECES && bytes < pieces.length * MIN_PIECE_BYTES) {
        refuse("VALIDATION_FAILED", "The body arrives in too many small pieces.");
      }
    };
    if (announced !== null && announced > limit) tooLarge();
    else payload.on("data", keep).on("end", complete).on("error", breakOff);
  });
}
