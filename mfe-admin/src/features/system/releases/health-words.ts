import type { ReleaseHealth } from "@listwise/contracts";
import { formatNumber, type Tone } from "@listwise/shared-ui";

const WORRYING = 0.05;
const percent = new Intl.NumberFormat("en-US", { style: "percent", maximumFractionDigits: 1 });

const counted = (count: number, one: string) => `${formatNumber(count)} ${count === 1 ? one : `${one}s`}`;

/** "40 mounts, 3 failures (7.5%)". */
export function healthFigures({ mounts, failures, failureShare }: ReleaseHealth): string {
  const share = failures > 0 && failureShare !== null ? ` (${percent.format(failureShare)})` : "";
  return `${counted(mounts, "mount")}, ${counted(failures, "failure")}${share}`;
}

/** How a version fares in browsers, in a word. */
export function healthWord(health: ReleaseHealth | undefined): { tone: Tone; word: string } {
  if (!health || health.mounts + health.failures === 0) return { tone: "neutral", word: "No mounts" };
  if (health.failures === 0) return { tone: "success", word: "Healthy" };
  return { tone: (health.failureShare ?? 1) < WORRYING ? "warning" : "danger", word: "Failing" };
}
