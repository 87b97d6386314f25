import type { GateFinding } from "../../api/releases";

/** Findings of one answer, and characters of a message; chosen by us. */
const MAX_FINDINGS = 100;
const MAX_MESSAGE_LENGTH = 500;

/** Returns each finding once; of more than a hundred, a hundred with the errors first and how many are left out. */
export function limitFindings(findings: readonly GateFinding[]): GateFinding[] {
  const select = (wanted: GateFinding["level"]) => findings.filter(({ level }) => level === wanted);
  const sorted = findings.length <= MAX_FINDINGS ? findings : [...select("error"), ...select("warning")];
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
