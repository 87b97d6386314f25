import { ContactBodySchema } from "@listwise/contracts/content";
import { z } from "@listwise/contracts/zod";
import { ApiError } from "@listwise/shared-auth";

export const fields = ["name", "email", "subject", "message"] as const;
export type Field = (typeof fields)[number];
export type Draft = Record<Field | "website", string>;
export type Problems = Partial<Record<Field, string>>;

function getFirstMessages(issues: readonly { path: string; message: string }[]): Problems {
  const problems: Problems = {};
  for (const { path, message } of issues) {
    const field = fields.find((name) => name === path);
    if (field) problems[field] ??= message;
  }
  return problems;
}

/** Validates a draft by the server's rules and returns the first message per field. */
export function validateDraft(draft: Draft): Problems {
  const parsed = z.safeParse(ContactBodySchema, draft);
  if (parsed.success) return {};
  return getFirstMessages(
    parsed.error.issues.map(({ path, message }) => ({ path: path.join("."), message })),
  );
}

const Details = z.array(z.object({ path: z.string(), message: z.string() }));

/** Returns the server's first validation message per field. */
export function getServerProblems(problem: unknown): Problems {
  if (!(problem instanceof ApiError) || problem.code !== "VALIDATION_FAILED") return {};
  const details = z.safeParse(Details, problem.details);
  return details.success ? getFirstMessages(details.data) : {};
}
