import { GateFindingSchema, type GateFinding } from "@listwise/contracts/releases";
import { z } from "@listwise/contracts/zod";
import { ApiError } from "@listwise/shared-auth";

const Findings = z.array(GateFindingSchema);
const Details = z.union([Findings, z.object({ findings: Findings })]);

/** Returns the findings of the release gate in the server's error; none for other errors. */
export function getFindings(problem: Error): GateFinding[] {
  const read = z.safeParse(Details, problem instanceof ApiError ? problem.details : undefined);
  if (!read.success) return [];
  return Array.isArray(read.data) ? read.data : read.data.findings;
}

/** Returns the dangerous differences that an administrator can confirm; none if other findings reject the release. */
export function getDangers(problem: Error): string[] {
  const findings = getFindings(problem);
  if (findings.some(({ level }) => level === "error")) return [];
  return findings.filter(({ level }) => level === "confirm").map(({ message }) => message);
}
