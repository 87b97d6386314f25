import { createHmac, timingSafeEqual } from "node:crypto";
import { createWeakMemo } from "../../infra/cache/weak-memo";
import type { AppContext } from "../../infra/context";
import { loadSharedSecret } from "../../infra/security/secrets";

const loadSecret = createWeakMemo((ctx: AppContext) => loadSharedSecret(ctx, "client-reports"));

async function sign(ctx: AppContext, text: string): Promise<Buffer> {
  return createHmac("sha256", await loadSecret(ctx))
    .update(text)
    .digest();
}

/** Returns a token of 256 bits for a row. It isn't stored; `proof` is what makes it invalid once it changes. */
export async function createToken(ctx: AppContext, id: string | number, proof: string): Promise<string> {
  return `${id}.${(await sign(ctx, `${id} ${proof}`)).toString("base64url")}`;
}

/** Returns the id in a token, which isn't verified yet. */
export const readTokenId = (token: string): string => token.split(".")[0] ?? "";

/** Returns true if the token belongs to the row. */
export async function isTokenValid(
  ctx: AppContext,
  token: string,
  id: string | number,
  proof: string,
): Promise<boolean> {
  const [given, expected] = [Buffer.from(token), Buffer.from(await createToken(ctx, id, proof))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
