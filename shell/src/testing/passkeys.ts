import type { PasskeyCreationOptions, PasskeyRequestOptions } from "@listwise/contracts/auth";

const bytes = new Uint8Array([1, 2, 3]).buffer;

/** Simulates a browser whose authenticator accepts every prompt. `restore` removes it again. */
export function mockPasskeys() {
  const answer = {
    id: "AQID",
    rawId: bytes,
    type: "public-key",
    authenticatorAttachment: "platform",
    getClientExtensionResults: () => ({}),
    response: {
      clientDataJSON: bytes,
      authenticatorData: bytes,
      signature: bytes,
      userHandle: bytes,
      attestationObject: bytes,
      getTransports: () => ["internal"],
    },
  };
  const create = jest.fn(() => Promise.resolve(answer));
  const get = jest.fn(() => Promise.resolve(answer));
  Object.defineProperty(window, "PublicKeyCredential", { value: jest.fn(), configurable: true });
  Object.defineProperty(navigator, "credentials", { value: { create, get }, configurable: true });
  return {
    create,
    get,
    restore: () => {
      Reflect.deleteProperty(window, "PublicKeyCredential");
      Reflect.deleteProperty(navigator, "credentials");
    },
  };
}

/** Options for using a passkey, as the server creates them. */
export const requestOptions: PasskeyRequestOptions = {
  challenge: "AQID",
  timeout: 60_000,
  rpId: "localhost",
  allowCredentials: [],
  userVerification: "required",
};

/** Options for creating a passkey, as the server creates them. */
export const creationOptions: PasskeyCreationOptions = {
  rp: { id: "localhost", name: "Listwise" },
  user: { id: "AQID", name: "ada@listwise.example", displayName: "Ada" },
  challenge: "AQID",
  pubKeyCredParams: [{ alg: -7, type: "public-key" }],
  timeout: 60_000,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: "required",
    requireResidentKey: true,
    userVerification: "required",
  },
  attestation: "none",
};
