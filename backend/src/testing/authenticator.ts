import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";
import type { PasskeyCreationOptions, PasskeyRequestOptions } from "@listwise/contracts/auth";
import { isoCBOR } from "@simplewebauthn/server/helpers";

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;
const ES256 = -7;

/** Options of one operation. */
export interface Use {
  /** Origin of the page. */
  origin?: string;
  verified?: boolean;
}

/** Creates a software authenticator with one passkey, as a browser at this origin would use it. */
export function createAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(16);
  const credential = {
    id: id.toString("base64url"),
    rawId: id.toString("base64url"),
    type: "public-key" as const,
  };
  const state = { counter: 0 };

  function writeClientData(type: string, challenge: string, at: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }));
  }

  function writeAuthenticatorData(
    rpId: string,
    { verified = true }: Use,
    more: Buffer = Buffer.alloc(0),
  ): Buffer {
    const flags = USER_PRESENT | (verified ? USER_VERIFIED : 0) | (more.length > 0 ? HAS_CREDENTIAL : 0);
    const head = Buffer.alloc(5);
    head.writeUInt8(flags);
    head.writeUInt32BE(state.counter, 1);
    return Buffer.concat([createHash("sha256").update(rpId).digest(), head, more]);
  }

  function writeCredential(): Buffer {
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    const cose = new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, ES256],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, "base64url"))],
      [-3, new Uint8Array(Buffer.from(y, "base64url"))],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    return Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(cose)]);
  }

  return {
    state,
    /** Creates the passkey. Returns the JSON result of `navigator.credentials.create`. */
    create({ rp, challenge }: PasskeyCreationOptions, use: Use = {}) {
      const authData = new Uint8Array(writeAuthenticatorData(rp.id, use, writeCredential()));
      const attestation = new Map<string, string | Uint8Array<ArrayBuffer> | Map<string, string>>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData],
      ]);
      return {
        ...credential,
        clientExtensionResults: {},
        response: {
          clientDataJSON: writeClientData("webauthn.create", challenge, use.origin ?? origin).toString(
            "base64url",
          ),
          attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString("base64url"),
          transports: ["internal"],
        },
      };
    },
    /** Signs in with the passkey. Returns the JSON result of `navigator.credentials.get`. */
    use({ rpId, challenge }: Pick<PasskeyRequestOptions, "rpId" | "challenge">, use: Use = {}) {
      state.counter += 1;
      const clientData = writeClientData("webauthn.get", challenge, use.origin ?? origin);
      const authenticatorData = writeAuthenticatorData(rpId, use);
      const signed = Buffer.concat([authenticatorData, createHash("sha256").update(clientData).digest()]);
      return {
        ...credential,
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData.toString("base64url"),
          authenticatorData: authenticatorData.toString("base64url"),
          signature: createSign("sha256").update(signed).sign(privateKey).toString("base64url"),
        },
      };
    },
  };
}
