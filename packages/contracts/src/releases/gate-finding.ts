import { createNameSchema } from "../api/texts";
import { z } from "../zod";

/**
 * Finding of the release gate as a sentence. A release with an `error` is rejected. One with a dangerous difference
 * (`confirm`) can be stored, but only goes live if an administrator confirms it. A `warning` is only reported.
 */
export const GateFindingSchema = z.object({
  level: z.enum(["error", "confirm", "warning"]),
  rule: z.string(),
  message: z.string(),
});

/** Parsed {@link GateFindingSchema}. */
export type GateFinding = z.infer<typeof GateFindingSchema>;

/** Longest message of a finding, and most findings of one response. */
const MAX_FINDING_CHARS = 500;
const MAX_FINDINGS = 101;
/** Confirmation of dangerous differences: the messages of the findings as shown, and the reason for the history. */
export const ConfirmationSchema = z.object({
  reason: createNameSchema("Enter a reason.", 500),
  findings: z.array(z.string().check(z.maxLength(MAX_FINDING_CHARS))).check(z.maxLength(MAX_FINDINGS)),
});
