import type { IncomingMessage } from "node:http";
import type { FastifyRequest } from "fastify";
import { fail } from "./errors";

/** Pieces that are accepted whatever their size; together they take about 200 kB. */
const FREE_PIECES = 1_000;

/** Least average size of more pieces, in bytes. A network packet holds several times as much. Both are chosen by us. */
const MIN_PIECE_BYTES = 256;

/**
 * Reads the body of a request as text. Until it is complete, each piece that arrives is a buffer of its own, which takes
 * about 200 bytes for a single byte: so tiny pieces are refused, or the limit of a body would not limit its memory.
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
    const tooLarge = () => refuse("PAYLOAD_TOO_LARGE", "The body is too large.");
    const breakOff = () => refuse("VALIDATION_FAILED", "The body is not as long as was announced.");
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
