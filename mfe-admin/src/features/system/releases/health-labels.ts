import type { ReleaseHealth } from "@listwise/contracts/releases";
import { formatCount } from "@listwise/aso-core/text";
import { memoizeLazy, type Tone } from "@listwise/shared-ui";

const WARNING_SHARE = 0.05;
const percent = memoizeLazy(
  () => new Intl.NumberFormat("en-US", { style: "percent", maximumFractionDigits: 1 }),
);

/** Formats mounts and failures: "40 mounts, 3 failures (7.5%)". */
export function formatHealth({ mounts, failures, failureShare }: ReleaseHealth): string {
  const share = failures > 0 && failureShare !== null ? ` (${percent().format(failureShare)})` : "";
  return `${formatCount(mounts, "mount")}, ${formatCount(failures, "failure")}${share}`;
}

/** Returns the health of a version in browsers as a label with its tone. */
export function getHealthLabel(health: ReleaseHealth | undefined): { tone: Tone; word: string } {
  if (!health || health.mounts + health.failures === 0) return { tone: "neutral", word: "No mounts" };
  if (health.failures === 0) return { tone: "success", word: "Healthy" };
  return { tone: (health.failureShare ?? 1) < WARNING_SHARE ? "warning" : "danger", word: "Failing" };
}
