import { z } from "@listwise/contracts/zod";

const IssuesSchema = z.array(
  z.object({ path: z.union([z.string(), z.array(z.union([z.string(), z.number()]))]), message: z.string() }),
);

const PARTS = ["body", "query", "params"];

/** Returns the first problem of each field from the schema's or the server's issues. */
export function getProblemsByField(issues: unknown): Record<string, string> {
  const known = z.safeParse(IssuesSchema, issues);
  if (!known.success) return {};
  return Object.fromEntries(
    known.data.toReversed().map(({ path, message }) => {
      const steps = Array.isArray(path) ? path.map(String) : path.split(".");
      const [first, ...rest] = steps[0] !== undefined && PARTS.includes(steps[0]) ? steps.slice(1) : steps;
      // Problems inside a list or an object are reported at the field that contains it.
      return [first ?? rest.join("."), message];
    }),
  );
}

export function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  const wanted = [...form.elements].find(
    (element) => names.includes(element.getAttribute("name") ?? "") && element instanceof HTMLElement,
  );
  if (wanted instanceof HTMLElement) wanted.focus();
}
