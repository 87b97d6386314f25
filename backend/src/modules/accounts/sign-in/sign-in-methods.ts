import type { SignInMethodsSchema } from "@listwise/contracts/account";
import type { z } from "@listwise/contracts/zod";
import type { AppContext } from "../../../infra/context";
import type { UserRow } from "../accounts.reads";

/** Operations that this module needs from the Google module. */
export interface GoogleSignIn {
  isAvailable(ctx: AppContext): boolean;
  /** Returns the address of the linked Google account; `null` if none is linked. */
  findEmail(ctx: AppContext, userId: number): Promise<string | null>;
}

let google: GoogleSignIn = { isAvailable: () => false, findEmail: async () => null };

/** Injects the operations; called at startup by the Google module, so that this module does not depend on it. */
export function registerGoogleSignIn(signIn: GoogleSignIn): void {
  google = signIn;
}

export async function loadSignInMethods(
  ctx: AppContext,
  user: UserRow,
): Promise<z.output<typeof SignInMethodsSchema>> {
  const email = await google.findEmail(ctx, user.id);
  return {
    password: user.passwordHash !== null,
    google: email === null ? null : { email },
    googleAvailable: google.isAvailable(ctx),
  };
}
