import { verify, type KeyObject } from "node:crypto";
import { z } from "zod";

const Claims = z.object({
  iss: z.string(),
  aud: z.string(),
  iat: z.number(),
  exp: z.number(),
  scope: z.string().optional(),
});
const Header = z.object({ alg: z.string(), kid: z.string() });

/** Returns true if a token has the signature, the header and the claims that a store expects. */
export function isGenuine(
  token: string,
  of: { key: KeyObject; alg: string; kid: string; iss: string; aud: string },
) {
  const [header = "", claims = "", signature = ""] = token.split(".");
  const read = (part: string): unknown => JSON.parse(Buffer.from(part, "base64url").toString("utf8"));
  const key = { key: of.key, dsaEncoding: "ieee-p1363" } as const;
  const { alg, kid } = Header.parse(read(header));
  const { iss, aud, iat, exp, scope } = Claims.parse(read(claims));
  const now = Date.now() / 1000;
  return (
    verify("sha256", Buffer.from(`${header}.${claims}`), key, Buffer.from(signature, "base64url")) &&
    [alg, kid, iss, aud].join() === [of.alg, of.kid, of.iss, of.aud].join() &&
    exp > now &&
    exp <= iat + 20 * 60 &&
    (of.alg === "ES256" || scope === "https://www.googleapis.com/auth/androidpublisher")
  );
}
