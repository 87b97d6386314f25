import {
  ActivityIcon,
  ChartLineIcon,
  formatNumber,
  KeyRoundIcon,
  Link,
  ListChecksIcon,
  Loading,
  PlusIcon,
  ShieldIcon,
  SmartphoneIcon,
  Stack,
  StarIcon,
  Stat,
  UserIcon,
  UsersIcon,
  VisuallyHidden,
} from "@listwise/shared-ui";
import type { ComponentType } from "react";
import styled from "styled-components";
import type { Dashboard } from "./overview.api";

const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  gap: var(--lw-space-3);
`;

interface Figure {
  label: string;
  hint: string;
  Icon: ComponentType<{ size: number }>;
  value: number | undefined;
  href?: string;
}

function getStats(dashboard: Dashboard | undefined): { title: string; stats: Figure[] }[] {
  const { userStats: users, appStats: apps } = dashboard ?? {};
  return [
    {
      title: "Users",
      stats: [
        { label: "Total users", hint: "All accounts", Icon: UsersIcon, value: users?.total },
        { label: "Active users", hint: "Accounts that can sign in", Icon: UserIcon, value: users?.active },
        {
          label: "Online now",
          hint: "Signed in, active within two minutes",
          Icon: ActivityIcon,
          value: users?.online,
        },
        { label: "New this week", hint: "Registered in 7 days", Icon: PlusIcon, value: users?.newThisWeek },
        { label: "Administrators", hint: "Admins and superadmins", Icon: ShieldIcon, value: users?.admins },
        {
          label: "Plan requests",
          hint: "Waiting for a decision",
          Icon: ListChecksIcon,
          value: dashboard?.openPlanRequests,
          href: "/admin/plan-requests?state=open",
        },
      ],
    },
    {
      title: "Apps and keywords",
      stats: [
        { label: "Known apps", hint: "In the catalog", Icon: SmartphoneIcon, value: apps?.known },
        { label: "Tracked apps", hint: "Counted once per user", Icon: StarIcon, value: apps?.followed },
        { label: "Tracked keywords", hint: "By all users", Icon: KeyRoundIcon, value: apps?.keywords },
        {
          label: "Stored rankings",
          hint: "Stored rank checks",
          Icon: ChartLineIcon,
          value: apps?.ranksStored,
        },
      ],
    },
  ];
}

export function StatGroups({ dashboard }: { dashboard: Dashboard | undefined }) {
  return (
    <>
      {!dashboard && (
        // Outside the flow, so that it takes no gap.
        <VisuallyHidden as="div">
          <Loading label="Loading the dashboard" />
        </VisuallyHidden>
      )}
      {getStats(dashboard).map(({ title, stats }) => (
        <Stack as="section" key={title} $gap={3} aria-label={title}>
          <h2>{title}</h2>
          <Figures>
            {stats.map(({ Icon, value, href, ...stat }) => (
              <Stat
                key={stat.label}
                {...stat}
                icon={<Icon size={15} />}
                value={href ? <Link to={href}>{formatNumber(value)}</Link> : formatNumber(value)}
                loading={!dashboard}
              />
            ))}
          </Figures>
        </Stack>
      ))}
    </>
  );
}
