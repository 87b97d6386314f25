import { createPrivateKey, sign, type KeyObject } from "node:crypto";
import { fail } from "../../platform/errors";

const AUDIENCE = "https://appleid.apple.com";
const LIFETIME_SECONDS = 600;

export interface Credentials {
  clientId: string;
  teamId: string;
  keyId: string;
  /** PEM. */
  privateKey: string;
}

/** The token that stands for the password at Apple's token endpoint: signed with the private key, which never travels. */
export function clientSecret({ clientId, teamId, keyId, privateKey }: Credentials, now = Date.now()): string {
  const issued = Math.floor(now / 1000);
  const claims = {
    iss: teamId,
    sub: clientId,
    aud: AUDIENCE,
    iat: issued,
    exp: issued + LIFETIME_SECONDS,
  };
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const signed = `${encode({ alg: "ES256", kid: keyId, typ: "JWT" })}.${encode(claims)}`;
  const key = { key: createPrivateKey(privateKey), dsaEncoding: "ieee-p1363" } as const;
  return `${signed}.${sign("sha256", Buffer.from(signed), key).toString("base64url")}`;
}

const HOW =
  "Paste the whole private key as it stands in its file, from -----BEGIN to -----END. It must be one of the curve P-256, without a password.";

/** Refuses what Apple Ads cannot take, before it is stored. */
export function assertPrivateKey(pem: string): void {
  const refuse = (message: string) => fail("VALIDATION_FAILED", message, [{ path: "privateKey", message }]);
  let key: KeyObject;
  try {
    key = createPrivateKey(pem);
  } catch {
    throw refuse(/PUBLIC KEY/.test(pem) ? `That is the public key. ${HOW}` : HOW);
  }
  if (key.asymmetricKeyDetails?.namedCurve !== "prime256v1") throw refuse(HOW);
}
