import commonPasswords from "fxa-common-password-list";
import { fail } from "../../platform/errors";

/** The account that a password is for. */
interface Owner {
  email: string;
  name: string;
}

/** Returns the text without what makes it look longer or different only: case, blanks, invisible and wide characters. */
const simplify = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s\p{Cf}\p{Cc}]+/gu, "");

/**
 * Returns why a password is too easy to guess, or `null`: it is among the 50,000 most common of 8 characters or more, which
 * holds all of that length among the 100,000 most common ones; or it is the account's address, the part of it
 * before the @, or its name. Case, blanks and other spellings of the same letters do not matter.
 */
export function findWeakness(password: string, { email, name }: Owner): string | null {
  const own = [email, email.split("@")[0] ?? "", name].map(simplify);
  const simple = simplify(password);
  if (own.includes(simple)) {
    return "This password is your name or e-mail address. Choose one that others can't guess.";
  }
  // A single character, repeated or alone among blanks, is no password either.
  if (
    new Set(simple).size < 2 ||
    [simple, password.toLowerCase()].some((text) => commonPasswords.test(text))
  ) {
    return "This password is among the most common ones. Choose one that others don't use, such as a few random words.";
  }
  return null;
}

/** Throws `VALIDATION_FAILED` for a password that is too easy to guess; `path` is the field that holds it. */
export function assertGoodPassword(password: string, owner: Owner, path = "password"): void {
  const message = findWeakness(password, owner);
  if (message !== null) throw fail("VALIDATION_FAILED", message, [{ path, message }]);
}
