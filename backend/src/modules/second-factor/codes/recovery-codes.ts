import { randomInt } from "node:crypto";
import { RECOVERY_CODE_COUNT } from "@listwise/contracts/auth";
import type { Transaction } from "../../../infra/db/database";
import { hashToken } from "../../accounts";
import { deleteCodes, insertCodes, deleteUsedCode } from "./recovery-codes.repository";

/** Crockford's base32, 5 bits per character, which avoids letters that look like digits. */
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
/** 80 bits, so that codes can't be found from their hashes by guessing. */
const CODE_CHARACTERS = 16;

function createCode(): string {
  const letters = Array.from({ length: CODE_CHARACTERS }, () => ALPHABET.charAt(randomInt(ALPHABET.length)));
  return letters.join("").replace(/.{4}(?=.)/g, "$&-");
}

/** Returns the stored form of a code, bound to the account. Case, spaces and hyphens are ignored. */
function hashCode(userId: number, code: string): string {
  return hashToken(`${userId}:${code.toLowerCase().replace(/[\s-]/g, "")}`);
}

/** Replaces the codes and returns the new ones; only hashes are stored. */
export async function replaceCodes(tx: Transaction, userId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, createCode);
  await deleteCodes(tx, userId);
  await insertCodes(
    tx,
    userId,
    codes.map((code) => hashCode(userId, code)),
  );
  return codes;
}

/** Uses up a code. Returns false if it is wrong or was already used. */
export function consumeCode(tx: Transaction, userId: number, code: string): Promise<boolean> {
  return deleteUsedCode(tx, userId, hashCode(userId, code));
}
