import type { SignInMethodsSchema, z } from "@listwise/contracts";
import type { AppContext } from "../../platform/context";
import type { UserRow } from "./accounts.repository";

/** What the module that signs in with Google tells of it. */
export interface GoogleSignIn {
  isAvailable(ctx: AppContext): boolean;
  /** The Google address that is linked to the account. */
  emailOf(ctx: AppContext, userId: number): Promise<string | null>;
}

let google: GoogleSignIn = { isAvailable: () => false, emailOf: async () => null };

/** Called at its start by the module that signs in with Google, so that this one need not know it. */
export function registerGoogleSignIn(signIn: GoogleSignIn): void {
  google = signIn;
}

export async function signInMethodsOf(
  ctx: AppContext,
  user: UserRow,
): Promise<z.output<typeof SignInMethodsSchema>> {
  const email = await google.emailOf(ctx, user.id);
  return {
    password: user.passwordHash !== null,
    google: email === null ? null : { email },
    googleAvailable: google.isAvailable(ctx),
  };
}
