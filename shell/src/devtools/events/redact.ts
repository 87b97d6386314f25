const SECRET_NAME =
  /token|secret|password|passphrase|authorization|cookie|credential|fingerprint|api-?key|^(code|otp|key)$/i;
/** Runs of letters and digits as long as tokens, keys and ids that grant access. */
const LONG_RUN = /[\w-]{20,}/g;
const HIDDEN = "[hidden]";
const MAX_DEPTH = 6;
const MAX_ITEMS = 50;

/** Returns true for names of fields and parameters that hold secrets. */
export function isSecretName(name: string): boolean {
  return SECRET_NAME.test(name);
}

function hideSecrets(text: string): string {
  return text.replace(LONG_RUN, (run) => (/\d/.test(run) && /[a-z]/i.test(run) ? HIDDEN : run));
}

/** Returns a copy of a value without anything that may be a secret, limited in depth and length. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return hideSecrets(value).slice(0, 1_000);
  if (typeof value !== "object" || value === null) return value;
  if (depth >= MAX_DEPTH) return "…";
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MAX_ITEMS)
      .map(([name, field]) => [name, isSecretName(name) ? HIDDEN : redact(field, depth + 1)]),
  );
}
