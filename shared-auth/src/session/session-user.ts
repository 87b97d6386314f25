import { UserSchema } from "@listwise/contracts/auth";
import { z } from "@listwise/contracts/zod";

/**
 * The signed-in user as stored in the browser. `emailVerificationRequired` comes from the last sign-in
 * response.
 */
export const SessionUserSchema = z.extend(UserSchema, {
  emailVerificationRequired: z._default(z.boolean(), false),
});

/** Parsed {@link SessionUserSchema}. */
export type SessionUser = z.infer<typeof SessionUserSchema>;
