import type { AppCardSchema, DiscoveredKeyword } from "@listwise/contracts/keywords";
import type { z } from "@listwise/contracts/zod";
import { AppIcon, RankBadge } from "@listwise/shared-ui";
import styled from "styled-components";
import { AppLink } from "../../shared/apps/app-link";

/** App as lists of results show it. */
export type AppCard = z.infer<typeof AppCardSchema>;

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: var(--lw-space-2);
  min-width: 0;
`;

/** Cuts long names, which are complete in the title, so that all rows have one line. */
const Name = styled.span`
  display: block;
  max-width: 6.5rem;
  @media (min-width: 1440px) {
    max-width: 8rem;
  }
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

interface BestCompetitorProps {
  competitor: NonNullable<DiscoveredKeyword["competitor"]>;
  apps: ReadonlyMap<number, AppCard>;
  country: string;
}

/** Renders the best-ranked competitor in the top 50 with its rank. */
export function BestCompetitor({ competitor, apps, country }: BestCompetitorProps) {
  const app = apps.get(competitor.id);
  if (!app) return <RankBadge rank={competitor.rank} />;
  return (
    <Line>
      <RankBadge rank={competitor.rank} />
      <AppIcon name={app.name} src={app.icon} size={20} />
      <AppLink appId={app.id} tab="keyword-rankings" country={country}>
        <Name title={app.name}>{app.name}</Name>
      </AppLink>
    </Line>
  );
}
