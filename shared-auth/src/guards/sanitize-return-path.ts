/** Default page after login. */
export const HOME_PATH = "/dashboard";

const MAX_PATH_CHARS = 2000;
const BASE = "https://listwise.invalid";
const AUTH_PATHS =
  /^\/(login|register|forgot-password|reset-password|remove-google|remove-factor|verify-email|auth)(\/|\?|#|$)/i;

function decodeFully(text: string): string | null {
  let decoded = text;
  for (let round = 0; round < 4; round += 1) {
    try {
      const next = decodeURIComponent(decoded);
      if (next === decoded) return decoded;
      decoded = next;
    } catch {
      return null; // Invalid encoding; Listwise never writes such paths.
    }
  }
  return null;
}

function isLocalPath(path: string): boolean {
  // eslint-disable-next-line no-control-regex -- browsers strip control characters before they parse a URL
  return path.startsWith("/") && !path.startsWith("//") && !/[\\\u0000-\u001f\u007f]/.test(path);
}

/**
 * Returns the path if it is a safe redirect target after login, else `/dashboard`. A safe path starts with
 * exactly one slash, has no backslash or control character in any encoding, stays on this origin and isn't an
 * auth page.
 */
export function sanitizeReturnPath(text: unknown): string {
  if (typeof text !== "string" || text.length > MAX_PATH_CHARS || !isLocalPath(text)) return HOME_PATH;
  const decoded = decodeFully(text.split(/[?#]/)[0] ?? "");
  if (decoded === null || !isLocalPath(decoded) || AUTH_PATHS.test(decoded)) return HOME_PATH;
  if (!URL.canParse(text, BASE)) return HOME_PATH;
  const url = new URL(text, BASE);
  const path = `${url.pathname}${url.search}${url.hash}`;
  return url.origin === BASE && isLocalPath(path) && !AUTH_PATHS.test(path) ? path : HOME_PATH;
}
