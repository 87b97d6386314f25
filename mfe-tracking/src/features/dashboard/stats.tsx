import { ActivityIcon, KeyRoundIcon, SmartphoneIcon, Stat, TrophyIcon } from "@listwise/shared-ui";
import styled from "styled-components";
import type { Summary } from "./summary";

export interface StatsProps {
  apps: number;
  summary: Summary;
  loading?: boolean;
}

/** Four in a row, or two by two on narrow screens. */
const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--lw-space-4);
  @media (max-width: 1023px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--lw-space-3);
  }
`;

const icon = { size: 14, "aria-hidden": true } as const;

export function Stats({ apps, summary, loading = false }: StatsProps) {
  const { keywords, topTen, checked, ranked, averageRank } = summary;
  return (
    <Figures>
      <Stat
        label="Tracked apps"
        icon={<SmartphoneIcon {...icon} />}
        value={apps}
        loading={loading}
        hint="in all countries"
      />
      <Stat
        label="Tracked keywords"
        icon={<KeyRoundIcon {...icon} />}
        value={keywords}
        loading={loading}
        hint={loading ? "in all countries" : `${checked} checked so far`}
      />
      <Stat
        label="In the top 10"
        icon={<TrophyIcon {...icon} />}
        value={checked > 0 ? topTen : "—"}
        loading={loading}
        hint="keywords, by your best app"
      />
      <Stat
        label="Average rank"
        icon={<ActivityIcon {...icon} />}
        value={averageRank === null ? "—" : averageRank.toFixed(1)}
        loading={loading}
        hint={
          ranked > 0 || loading
            ? `of ${loading ? "those" : ranked} ranked in the top 200`
            : "nothing ranked yet"
        }
      />
    </Figures>
  );
}
