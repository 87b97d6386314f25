import { createPrivateKey, sign, type KeyObject } from "node:crypto";
import { fail } from "../../infra/http/errors";

const AUDIENCE = "https://appleid.apple.com";
const LIFETIME_SECONDS = 600;

export interface Credentials {
  clientId: string;
  teamId: string;
  keyId: string;
  /** Private key in PEM format. */
  privateKey: string;
}

/** Returns the signed JWT that serves as client secret at Apple's token endpoint. */
export function createClientSecret(
  { clientId, teamId, keyId, privateKey }: Credentials,
  now = Date.now(),
): string {
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

const KEY_HELP =
  "Paste the whole private key from its file, from -----BEGIN to -----END. It must be a P-256 key without a password.";

/**
 * Rejects keys that Apple Ads does not support.
 *
 * @throws VALIDATION_FAILED unless `pem` is an unencrypted P-256 private key
 */
export function assertPrivateKey(pem: string): void {
  const refuse = (message: string) => fail("VALIDATION_FAILED", message, [{ path: "privateKey", message }]);
  let key: KeyObject;
  try {
    key = createPrivateKey(pem);
  } catch {
    throw refuse(/PUBLIC KEY/.test(pem) ? `This is the public key. ${KEY_HELP}` : KEY_HELP);
  }
  if (key.asymmetricKeyDetails?.namedCurve !== "prime256v1") throw refuse(KEY_HELP);
}
