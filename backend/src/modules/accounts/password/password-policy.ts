import commonPasswords from "fxa-common-password-list";
import { fail } from "../../../infra/http/errors";

/** Owner of a password. */
interface Owner {
  email: string;
  name: string;
}

/** Normalizes case, whitespace, invisible characters and wide characters, which make a weak password look different. */
const simplify = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s\p{Cf}\p{Cc}]+/gu, "");

/**
 * Returns a message if a password is too easy to guess, or `null`. Too easy are the 50,000 most common passwords of at least
 * 8 characters (they include all of that length among the 100,000 most common ones), the account's address, its local part,
 * and the user's name, regardless of case, whitespace and alternative spellings of the same letters.
 */
export function findWeakness(password: string, { email, name }: Owner): string | null {
  const own = [email, email.split("@")[0] ?? "", name].map(simplify);
  const simple = simplify(password);
  if (own.includes(simple)) {
    return "This password is your name or email address. Choose one that others can't guess.";
  }
  // A single repeated character is too weak as well.
  if (
    new Set(simple).size < 2 ||
    [simple, password.toLowerCase()].some((text) => commonPasswords.test(text))
  ) {
    return "This password is among the most common ones. Choose one that others don't use, such as a few random words.";
  }
  return null;
}

/**
 * Rejects passwords that are too easy to guess; `path` is the field of the request that holds the password.
 *
 * @throws VALIDATION_FAILED
 */
export function assertGoodPassword(password: string, owner: Owner, path = "password"): void {
  const message = findWeakness(password, owner);
  if (message !== null) throw fail("VALIDATION_FAILED", message, [{ path, message }]);
}
