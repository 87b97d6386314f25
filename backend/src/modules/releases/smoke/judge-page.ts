import type { SmokeFinding } from "@listwise/contracts/releases";
import { formatCount } from "@listwise/aso-core/text";
import type { AxeViolation, Observation } from "./browser/smoke-browser";
import type { Visit } from "./plan-visits";

/** Task above which a page reacts noticeably late. It depends on the device, so it is only a warning. */
const LONG_TASK_MS = 500;
/** Task that no device explains: the shell itself counts a mount of this duration as a failure. Chosen by us. */
const FROZEN_MS = 5_000;
/** Most findings of one page, and longest message; chosen by us. */
const MAX_FINDINGS = 12;
const MAX_MESSAGE_CHARS = 300;

/** A finding, and what identifies the same fault in another version. */
export interface PageFinding extends SmokeFinding {
  fault: string;
}

/** Returns a text without what differs between two visits or versions: addresses, hashes and numbers. */
const normalize = (text: string) =>
  text
    .replace(/https?:\/\/\S+/g, "")
    .replace(/\b[0-9a-f]{8,}\b/g, "")
    .replace(/\d+/g, "0");

function describeMount({ remote, address }: Visit, { slot, path }: Observation): PageFinding[] {
  if (!remote) return [];
  const fault = "mount";
  if (slot === null) {
    const isMoved = path !== address?.split(/[?#]/)[0];
    return isMoved
      ? [{ level: "warning", rule: "redirect", message: `The page redirects to ${path}.`, fault }]
      : [{ level: "error", rule: "mount", message: "The page doesn't show the remote.", fault }];
  }
  const { status, version } = slot;
  const message =
    status === "ready"
      ? `The site shows ${version ?? "another version"} instead, because this one doesn't mount.`
      : "The site shows an error instead of the page, because the remote doesn't mount.";
  const isMounted = status === "ready" && version === remote.version;
  return isMounted ? [] : [{ level: "error", rule: "mount", message, fault }];
}

function describeTask(longestMs: number): PageFinding[] {
  if (longestMs <= LONG_TASK_MS) return [];
  const level = longestMs > FROZEN_MS ? "error" : "warning";
  const message = `A script blocked the page for ${(longestMs / 1_000).toFixed(1)} s.`;
  return [{ level, rule: "long-task", message, fault: `long-task ${level}` }];
}

function describeAccessibility({ id, impact, help, count, html }: AxeViolation): PageFinding {
  return {
    level: impact === "critical" ? "error" : "warning",
    rule: "accessibility",
    message: `${help} (${id}, ${formatCount(count, "element")}): ${html}`,
    fault: `accessibility ${id}`,
  };
}

function describeTexts(
  rule: string,
  level: SmokeFinding["level"],
  texts: readonly string[],
  prefix = "",
): PageFinding[] {
  return texts.map((text) => ({
    level,
    rule,
    message: prefix + text,
    fault: `${rule} ${normalize(text)}`,
  }));
}

/** Returns the findings on an opened page, errors first. */
export function judgePage(visit: Visit, seen: Observation): PageFinding[] {
  const isSignedOut = visit.caller !== "visitor" && seen.path === "/login";
  const state: PageFinding[] = seen.isCrashed
    ? [{ level: "error", rule: "crash", message: "The page crashed.", fault: "crash" }]
    : seen.isTimedOut
      ? [{ level: "error", rule: "timeout", message: "The page wasn't ready in time.", fault: "timeout" }]
      : isSignedOut
        ? [
            {
              level: "error",
              rule: "redirect",
              message: "The page redirects to the login despite a session.",
              fault: "login",
            },
          ]
        : describeMount(visit, seen);
  if (seen.isEmpty) {
    const message = "The page shows neither text nor anything to interact with.";
    state.push({ level: "error", rule: "empty", message, fault: "empty" });
  }
  const findings = [
    ...state,
    ...describeTexts("exception", "error", seen.exceptions, "Uncaught error: "),
    ...describeTexts("policy", "error", seen.violations, "Blocked by the page's security policy: "),
    ...describeTask(seen.longestTaskMs),
    ...seen.accessibility
      .filter(({ impact }) => impact === "critical" || impact === "serious")
      .map(describeAccessibility),
    ...describeTexts("console", "warning", seen.consoleErrors),
  ];
  const unique = new Map(findings.toReversed().map((finding) => [finding.fault, finding]));
  const sorted = [...unique.values()].toReversed().sort((a, b) => a.level.localeCompare(b.level));
  return sorted
    .slice(0, MAX_FINDINGS)
    .map((finding) => ({ ...finding, message: finding.message.slice(0, MAX_MESSAGE_CHARS) }));
}

/** Turns the errors that the live version has on the same page, too, into warnings. */
export function forgiveLiveFaults(
  findings: readonly PageFinding[],
  live: readonly PageFinding[],
): PageFinding[] {
  const known = new Set(live.map(({ fault }) => fault));
  return findings.map((finding) =>
    finding.level === "error" && known.has(finding.fault)
      ? { ...finding, level: "warning", message: `${finding.message} The live version has this fault, too.` }
      : finding,
  );
}
