import type { KeywordTableRow } from "@listwise/contracts/keywords";
import { formatDateTime, formatRelative } from "@listwise/shared-ui";
import styled from "styled-components";
import { AppLink } from "../../../shared/apps/app-link";
import type { AppCards } from "./top-apps-cell";

const OneLine = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Figure = styled.span`
  font-variant-numeric: tabular-nums;
`;

/** Returns the app whose rank is shown, `null` if it is unknown. */
export function getApp({ best, appId }: KeywordTableRow, apps: AppCards) {
  return apps.get(best?.appId ?? appId ?? 0) ?? null;
}

export function renderApp(keyword: KeywordTableRow, apps: AppCards) {
  const app = getApp(keyword, apps);
  if (!app) return "–";
  return (
    <AppLink appId={app.id} tab="keyword-rankings" country={keyword.country}>
      <OneLine title={app.name}>{app.name}</OneLine>
    </AppLink>
  );
}

export function renderFigure(value: number | null) {
  return <Figure>{value === null ? "–" : Math.round(value)}</Figure>;
}

export function renderCheckedAt({ best }: KeywordTableRow) {
  if (!best?.checkedAt) return "–";
  return (
    <time dateTime={best.checkedAt} title={formatDateTime(best.checkedAt)}>
      {formatRelative(best.checkedAt)}
    </time>
  );
}
