/** Returns 128 random bits as 32 hex digits. Unlike `crypto.randomUUID`, it also works on plain HTTP. */
export function createRandomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
