import { formatCount } from "@listwise/aso-core/text";
import type { SmokeCaller, SmokePage, SmokeTest } from "@listwise/contracts/releases";
import type { Tone } from "@listwise/shared-ui";

/** Roles that pages are opened with, as labels. */
export const CALLERS: Record<SmokeCaller, string> = {
  visitor: "Signed out",
  user: "User",
  admin: "Administrator",
};

/** Returns the result of a page as a label with its tone. */
export function getPageLabel({ address, findings }: SmokePage): { tone: Tone; word: string } {
  if (findings.some(({ level }) => level === "error")) return { tone: "danger", word: "Refused" };
  if (address === null) return { tone: "neutral", word: "Not opened" };
  return findings.length > 0 ? { tone: "warning", word: "Warnings" } : { tone: "success", word: "Passed" };
}

/** Returns the result of a smoke test as a label with its tone. */
export function getTestLabel({ status, opened, planned, pages }: SmokeTest): { tone: Tone; word: string } {
  switch (status) {
    case "queued":
      return { tone: "info", word: "Queued" };
    case "running":
      return { tone: "info", word: planned > 0 ? `Running, ${opened} of ${planned}` : "Running" };
    case "skipped":
      return { tone: "warning", word: "Not tested" };
    case "refused":
      return { tone: "danger", word: "Refused" };
    case "passed": {
      const warnings = pages.flatMap(({ findings }) => findings).length;
      return warnings > 0
        ? { tone: "warning", word: formatCount(warnings, "warning") }
        : { tone: "success", word: "Passed" };
    }
  }
}
