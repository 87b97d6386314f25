const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.)+\p{L}{2,63}/gu;
const PASSWORD_HASH = /\$argon2\w*[\w=,$+/.-]*/g;
const QUERY_VALUE = /([?&][\w.-]{1,64}=)[^&\s"'#]+/g;
/** Random values of at least 16 bytes in base64url or hex: tokens, signatures and their hashes. */
const LONG_WORD = /[\w-]{32,}/g;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Returns true for words that look random; names made of words use a single case. */
function isRandom(word: string): boolean {
  if (UUID.test(word)) return false;
  return (/[a-z]/.test(word) && /[A-Z]/.test(word)) || /^[\da-f]+$/i.test(word);
}

/** Returns the text without email addresses, password hashes, query values and anything that looks like a token. */
export function maskText(text: string): string {
  return text
    .replace(PASSWORD_HASH, "[hash]")
    .replace(QUERY_VALUE, "$1[redacted]")
    .replace(EMAIL, "[email]")
    .replace(LONG_WORD, (word) => (isRandom(word) ? "[token]" : word));
}
