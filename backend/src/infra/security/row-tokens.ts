import { createHmac, timingSafeEqual } from "node:crypto";
import { createWeakMemo } from "../cache/weak-memo";
import type { AppContext } from "../context";
import { loadSharedSecret } from "./secrets";

/** Tokens of rows for links in emails. They aren't stored. */
export interface RowTokens {
  /** Returns a token of 256 bits for a row; `proof` is what makes it invalid once it changes. */
  createToken: (ctx: AppContext, id: string | number, proof: string) => Promise<string>;
  /** Returns the id in a token, which isn't verified yet. */
  readTokenId: (token: string) => string;
  /** Returns true if the token belongs to the row. */
  isTokenValid: (ctx: AppContext, token: string, id: string | number, proof: string) => Promise<boolean>;
}

/** Returns functions for tokens that are signed with the shared secret `name`. */
export function createRowTokens(name: string): RowTokens {
  const loadSecret = createWeakMemo((ctx: AppContext) => loadSharedSecret(ctx, name));

  async function createToken(ctx: AppContext, id: string | number, proof: string): Promise<string> {
    const signature = createHmac("sha256", await loadSecret(ctx)).update(`${id} ${proof}`);
    return `${id}.${signature.digest("base64url")}`;
  }

  return {
    createToken,
    readTokenId: (token) => token.split(".")[0] ?? "",
    async isTokenValid(ctx, token, id, proof) {
      const [given, expected] = [Buffer.from(token), Buffer.from(await createToken(ctx, id, proof))];
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
