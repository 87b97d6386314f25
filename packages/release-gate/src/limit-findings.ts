import type { GateFinding } from "@listwise/contracts/releases";

/** Maximum findings per response and characters per message; chosen by us. */
const MAX_FINDINGS = 100;
const MAX_MESSAGE_LENGTH = 500;

/** Deduplicates the findings and limits them to a hundred, errors first, followed by the number of omitted ones. */
export function limitFindings(findings: readonly GateFinding[]): GateFinding[] {
  const select = (wanted: GateFinding["level"]) => findings.filter(({ level }) => level === wanted);
  const sorted =
    findings.length <= MAX_FINDINGS
      ? findings
      : [...select("error"), ...select("confirm"), ...select("warning")];
  const shown = new Map<string, GateFinding>();
  let read = 0;
  for (const finding of sorted) {
    if (shown.size === MAX_FINDINGS) break;
    const message = shorten(finding.message);
    shown.set(`${finding.level} ${message}`, { ...finding, message });
    read += 1;
  }
  const [next] = sorted.slice(read);
  if (!next) return [...shown.values()];
  const message = `More findings: ${(sorted.length - read).toLocaleString("en")}.`;
  return [...shown.values(), { level: next.level, rule: "more", message }];
}

const shorten = (message: string) =>
  message.length <= MAX_MESSAGE_LENGTH ? message : `${message.slice(0, MAX_MESSAGE_LENGTH - 1)}…`;
