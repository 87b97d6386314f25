import { randomInt } from "node:crypto";
import { RECOVERY_CODES } from "@listwise/contracts";
import type { Transaction } from "../../platform/database";
import { hashToken } from "../accounts";
import { deleteCodes, insertCodes, takeCode } from "./recovery-codes.repository";

/** Crockford's base32, whose letters are hard to mistake for digits: 5 bits each. */
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
/** 80 bits: a copy of the hashes is of no use to a guesser. */
const LENGTH = 16;

function createCode(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length)));
  return letters.join("").replace(/.{4}(?=.)/g, "$&-");
}

/** Returns the form in which a code is stored: whatever its case, blanks and hyphens, bound to the account. */
function hashCode(userId: number, code: string): string {
  return hashToken(`${userId}:${code.toLowerCase().replace(/[\s-]/g, "")}`);
}

/** Makes new codes in place of the former ones and returns them; only hashes are stored. */
export async function replaceCodes(tx: Transaction, userId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, createCode);
  await deleteCodes(tx, userId);
  await insertCodes(
    tx,
    userId,
    codes.map((code) => hashCode(userId, code)),
  );
  return codes;
}

/** Uses a code up. Returns false when it is wrong or was used. */
export function useCode(tx: Transaction, userId: number, code: string): Promise<boolean> {
  return takeCode(tx, userId, hashCode(userId, code));
}
