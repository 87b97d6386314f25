import commonPasswords from "fxa-common-password-list";
import { fail } from "../../platform/errors";

/** The account that a password is for. */
interface Owner {
  email: string;
  name: string;
}

const simplify = (text: string) => text.toLowerCase().replace(/\s+/g, "");

/**
 * Returns why a password is too easy to guess, or `null`: it is among the 50,000 most common of 8 characters or more, which
 * holds all of that length among the 100,000 most common ones; or it is the account's address, the part of it
 * before the @, or its name. Case does not matter.
 */
export function findWeakness(password: string, { email, name }: Owner): string | null {
  const own = [email, email.split("@")[0] ?? "", name].map(simplify);
  if (own.includes(simplify(password))) {
    return "This password is your name or e-mail address. Choose one that others can't guess.";
  }
  if (commonPasswords.test(password.toLowerCase())) {
    return "This password is among the most common ones. Choose one that others don't use, such as a few random words.";
  }
  return null;
}

/** Throws `VALIDATION_FAILED` for a password that is too easy to guess; `path` is the field that holds it. */
export function assertGoodPassword(password: string, owner: Owner, path = "password"): void {
  const message = findWeakness(password, owner);
  if (message !== null) throw fail("VALIDATION_FAILED", message, [{ path, message }]);
}
