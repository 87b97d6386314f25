const EMAIL = String.raw`(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+`;
const WITH_PREFIX = String.raw`(?:https?:\/\/|www\.)[^\s<>"]+`;
/** Domains that need no prefix to be recognized. Others, such as "it" and "me", are words too. */
const DOMAIN = String.raw`(?<![\p{L}\p{N}-])(?:[\p{L}\p{N}-]+\.)+(?:com|net|org|edu|gov|info|biz|io)\b(?:[/?#][^\s<>"]*)?`;
const ADDRESS = new RegExp(`${EMAIL}|${WITH_PREFIX}|${DOMAIN}`, "giu");

/** Replaces web and mail addresses with line breaks, because their parts aren't words of the text. */
export function removeAddresses(text: string): string {
  return text.replace(ADDRESS, "\n");
}
