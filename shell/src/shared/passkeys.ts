import {
  PasskeyCreatedSchema,
  PasskeyUsedSchema,
  type PasskeyCreationOptions,
  type PasskeyRequestOptions,
} from "@listwise/contracts/auth";
import { z } from "@listwise/contracts/zod";

const load = () => import("@simplewebauthn/browser");
const IP_ADDRESS = /^(\[.*\]|\d+\.\d+\.\d+\.\d+)$/;

/** Returns true if this browser supports passkeys for this site; sites at an IP address cannot have any. */
export function canUsePasskeys(): boolean {
  return "PublicKeyCredential" in window && !IP_ADDRESS.test(window.location.hostname);
}

/** Creates an error with a message for the user from a failed passkey prompt. */
function createPasskeyError(cause: unknown): Error {
  const name = cause instanceof Error ? cause.name : "";
  if (name === "InvalidStateError") return new Error("This device already has a passkey for your account.");
  if (name === "NotAllowedError" || name === "AbortError")
    return new Error("The passkey prompt was closed or took too long. Try again.");
  return new Error("Your browser couldn't use a passkey. Try again, or choose another way.");
}

async function prompt<R>(show: (library: Awaited<ReturnType<typeof load>>) => Promise<R>): Promise<R> {
  try {
    return await show(await load());
  } catch (cause) {
    throw createPasskeyError(cause);
  }
}

/**
 * Prompts the user to create a passkey.
 * @throws Error with a message for the user if they cancel or it fails
 */
export function createPasskey(options: PasskeyCreationOptions) {
  return prompt(async ({ startRegistration }) =>
    z.parse(PasskeyCreatedSchema, await startRegistration({ optionsJSON: options })),
  );
}

/**
 * Prompts the user to use a passkey.
 * @throws Error with a message for the user if they cancel or it fails
 */
export function provePasskey(options: PasskeyRequestOptions) {
  return prompt(async ({ startAuthentication }) =>
    z.parse(PasskeyUsedSchema, await startAuthentication({ optionsJSON: options })),
  );
}
