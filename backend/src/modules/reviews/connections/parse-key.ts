import type { Platform } from "@listwise/aso-core/stores";
import { createPrivateKey, type KeyObject } from "node:crypto";
import type { AppStoreKeySchema, GooglePlayKeySchema } from "@listwise/contracts/reviews";
import { z } from "zod";
import { fail } from "../../../infra/http/errors";

const ServiceAccountSchema = z.object({
  type: z.literal("service_account"),
  client_email: z.email().max(254),
  private_key_id: z.string().regex(/^[\w-]{1,100}$/),
  private_key: z.string(),
});

/** A key as it is stored: what users see, and the private key in PEM format. */
export interface StoreKey {
  platform: Platform;
  identity: string;
  keyId: string;
  privateKey: string;
}

function refuse(path: string, message: string): never {
  throw fail("VALIDATION_FAILED", message, [{ path, message }]);
}

/** Returns the key object; `null` for anything but an unencrypted private key. */
function parsePem(pem: string): KeyObject | null {
  try {
    return createPrivateKey(pem);
  } catch {
    return null;
  }
}

type Body = z.infer<typeof AppStoreKeySchema> | z.infer<typeof GooglePlayKeySchema>;

/**
 * Returns the key that a user pasted. Addresses in the file of a service account are ignored.
 * @throws VALIDATION_FAILED unless it is a P-256 key of App Store Connect or the RSA key of a service account
 */
export function parseStoreKey(body: Body): StoreKey {
  if (body.platform === "ios") {
    const { platform, issuerId, keyId } = body;
    const privateKey = `${body.privateKey.trim()}\n`;
    if (parsePem(privateKey)?.asymmetricKeyDetails?.namedCurve !== "prime256v1")
      refuse(
        "privateKey",
        "Paste the whole .p8 file, from -----BEGIN PRIVATE KEY----- to -----END PRIVATE KEY-----.",
      );
    return { platform, identity: issuerId.toLowerCase(), keyId, privateKey };
  }
  const account = parseServiceAccount(body.serviceAccount);
  if (!account)
    return refuse("serviceAccount", "Paste the whole JSON file of a service account's key, from { to }.");
  const { client_email: identity, private_key_id: keyId, private_key: privateKey } = account;
  if (parsePem(privateKey)?.asymmetricKeyType !== "rsa")
    refuse("serviceAccount", "The private key in this file is damaged. Create a new key and paste its file.");
  return { platform: body.platform, identity, keyId, privateKey };
}

function parseServiceAccount(text: string): z.infer<typeof ServiceAccountSchema> | null {
  try {
    return ServiceAccountSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
