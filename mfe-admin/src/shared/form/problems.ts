import { z } from "@listwise/contracts";

const IssuesSchema = z.array(
  z.object({ path: z.union([z.string(), z.array(z.union([z.string(), z.number()]))]), message: z.string() }),
);

const PARTS = ["body", "query", "params"];

/** What is wrong by field: of the schema's issues, or of the server's. The first of a field counts. */
export function problemsByField(issues: unknown): Record<string, string> {
  const known = z.safeParse(IssuesSchema, issues);
  if (!known.success) return {};
  return Object.fromEntries(
    known.data.toReversed().map(({ path, message }) => {
      const steps = Array.isArray(path) ? path.map(String) : path.split(".");
      const [first, ...rest] = steps[0] !== undefined && PARTS.includes(steps[0]) ? steps.slice(1) : steps;
      // What is inside a list or an object is said at the field that holds it.
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
