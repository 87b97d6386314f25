import type { KeywordTableRow } from "@listwise/contracts/keywords";
import { AppIcon, VisuallyHidden } from "@listwise/shared-ui";
import styled from "styled-components";
import type { KeywordTable } from "../../../shared/keywords/keywords.api";

export type AppCards = ReadonlyMap<number, KeywordTable["apps"][number]>;

const Icons = styled.span`
  display: inline-flex;
  gap: 2px;
  vertical-align: middle;
`;

/** Returns the names of the first apps in the results, best first. */
export function getTopNames({ topApps }: KeywordTableRow, apps: AppCards): string[] {
  return topApps.map((id) => apps.get(id)?.name ?? `App ${id}`);
}

/** Renders the icons of the first apps in the results. */
export function TopAppsCell({ keyword, apps }: { keyword: KeywordTableRow; apps: AppCards }) {
  if (keyword.topApps.length === 0) return "–";
  const names = getTopNames(keyword, apps);
  return (
    <Icons>
      {names.map((name, index) => (
        <span key={keyword.topApps[index]} title={`#${index + 1} ${name}`}>
          <AppIcon name={name} src={apps.get(keyword.topApps[index] ?? 0)?.icon} size={20} />
        </span>
      ))}
      <VisuallyHidden>{names.map((name, index) => `${index + 1}. ${name}`).join(" ")}</VisuallyHidden>
    </Icons>
  );
}
