import { getUpgradePath } from "@listwise/contracts/limits";
import type { PlanLock } from "@listwise/shared-auth";
import { Link, Text, memoizeLazy } from "@listwise/shared-ui";

export interface LockedFormat {
  value: string;
  label: string;
  lock: PlanLock;
}

const formatList = memoizeLazy(() => new Intl.ListFormat("en-US"));

/** Says which plans have the formats that the user's plan lacks. */
export function FormatLocks({ locked }: { locked: readonly LockedFormat[] }) {
  if (locked.length === 0) return null;
  const texts = [...new Set(locked.map(({ lock }) => lock.text))];
  return (
    <Text $size="sm" $tone="muted">
      {texts.map((text) => (
        <span key={text}>
          {formatList().format(locked.filter(({ lock }) => lock.text === text).map(({ label }) => label))}:{" "}
          {text[0]?.toLowerCase()}
          {text.slice(1)}{" "}
        </span>
      ))}
      <Link to={getUpgradePath("export_formats")}>Compare plans</Link>
    </Text>
  );
}
