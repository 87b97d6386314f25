import type { AppContext } from "../../../infra/context";
import type { Executor } from "../../../infra/db/database";
import { TEAM_TOKEN_PREFIX, type TeamResolver } from "../../../infra/http/authenticate";
import { fail, failNotFound } from "../../../infra/http/errors";
import { hashToken, createOpaqueToken } from "../../accounts";
import { deleteToken, findTokenByHash, insertToken, touchToken, type TokenRow } from "./tokens.repository";

/** Creates a team token. The token itself is returned once and isn't stored. */
export async function createToken(
  db: Executor,
  fields: Omit<Parameters<typeof insertToken>[1], "hash">,
): Promise<{ row: TokenRow; token: string }> {
  const token = TEAM_TOKEN_PREFIX + createOpaqueToken().token;
  return { row: await insertToken(db, { ...fields, hash: hashToken(token) }), token };
}

/** @throws NOT_FOUND */
export async function revokeToken(db: Executor, id: number): Promise<TokenRow> {
  const row = await deleteToken(db, id);
  if (!row) throw failNotFound("token");
  return row;
}

/** Creates a resolver that finds the team of a token. Expired tokens are refused. */
export function createTeamResolver({ db }: AppContext): TeamResolver {
  return async (token) => {
    const row = await findTokenByHash(db, hashToken(token));
    if (!row)
      throw fail(
        "UNAUTHORIZED",
        "This team token isn't valid. It may have been revoked. Ask a superadmin for a new one.",
      );
    if (row.expiresAt.getTime() <= Date.now()) {
      const day = row.expiresAt.toISOString().slice(0, 10);
      throw fail("UNAUTHORIZED", `This team token expired on ${day}. Ask a superadmin for a new one.`);
    }
    await touchToken(db, row.id);
    const { id: tokenId, release, label, createdBy, needsApproval, expiresAt } = row;
    return { tokenId, release, label, createdBy, needsApproval, expiresAt };
  };
}
