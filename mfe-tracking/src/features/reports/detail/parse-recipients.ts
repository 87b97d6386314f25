import { RecipientsSchema } from "@listwise/contracts/client-reports";
import { z } from "@listwise/contracts/zod";

/** Returns the addresses in a text, separated by commas, spaces or lines; or what is wrong with them. */
export function parseRecipients(text: string): { recipients: string[]; error: string | undefined } {
  const parsed = z.safeParse(RecipientsSchema, text.split(/[\s,;]+/).filter(Boolean));
  return parsed.success
    ? { recipients: parsed.data, error: undefined }
    : { recipients: [], error: parsed.error.issues[0]?.message ?? "Enter valid email addresses." };
}
