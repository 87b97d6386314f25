import { RecipientsSchema } from "@listwise/contracts/client-reports";
import { z } from "@listwise/contracts/zod";

/** Returns the addresses in a text, separated by commas, spaces or lines; or what is wrong with them. */
export function parseRecipients(text: string): { recipients: string[]; error: string | undefined } {
  const entries = text.split(/[\s,;]+/).filter(Boolean);
  const parsed = z.safeParse(RecipientsSchema, entries);
  if (parsed.success) return { recipients: parsed.data, error: undefined };
  const [issue] = parsed.error.issues;
  const message = issue?.message ?? "Enter valid email addresses.";
  const wrong = entries[Number(issue?.path[0])];
  return { recipients: [], error: wrong === undefined ? message : `“${wrong}”: ${message}` };
}
