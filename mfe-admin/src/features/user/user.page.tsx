import type { AdminUserDetail } from "@listwise/contracts/admin";
import {
  Badge,
  Container,
  EmptyState,
  ErrorState,
  Link,
  Loading,
  PageHeader,
  Row,
  SkeletonCard,
  Stack,
  Tabs,
  useParams,
  useSearchParams,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { ActiveBadge } from "../../shared/active-badge";
import { RoleBadge } from "../../shared/role-badge";
import { AccessCard } from "./access-card";
import { AppsCard } from "./apps-card";
import { CustomerActions } from "./customer-actions";
import { LimitsCard } from "./limits-card";
import { MailsCard } from "./mails-card";
import { PaymentsCard } from "./payments-card";
import { ProfileCard } from "./profile-card";
import { SessionsCard } from "./sessions-card";
import { TimelineCard } from "./timeline/timeline-card";
import { UsageCard } from "./usage-card";
import { useRights } from "./use-rights";
import { useUserActions } from "./use-user-actions";
import { userQuery } from "./user.api";

const tabs = [
  { value: "timeline", label: "Timeline" },
  { value: "apps", label: "Apps & keywords" },
  { value: "usage", label: "Usage & limits" },
  { value: "mails", label: "Emails" },
  { value: "payments", label: "Payments" },
  { value: "access", label: "Access & sessions" },
];

const BACK = <Link to="/admin/users">All users</Link>;

export function UserPage() {
  const { id = "" } = useParams();
  if (!/^[1-9]\d{0,8}$/.test(id)) {
    return (
      <Container>
        <PageHeader title="User" before={BACK} />
        <EmptyState title="User not found" message="Choose one from the list." />
      </Container>
    );
  }
  return <KnownUser id={Number(id)} />;
}

function KnownUser({ id }: { id: number }) {
  const user = useQuery(userQuery(id));
  if (user.data) return <UserView user={user.data} />;
  return (
    <Container>
      <PageHeader title="User" before={BACK} />
      {user.isError ? (
        <ErrorState
          title="Failed to load the user"
          problem={user.error}
          onRetry={() => void user.refetch()}
          retrying={user.isFetching}
        />
      ) : (
        <Loading label="Loading the user">
          <SkeletonCard />
        </Loading>
      )}
    </Container>
  );
}

function UserView({ user }: { user: AdminUserDetail }) {
  const rights = useRights(user);
  const { ask, remove, dialog } = useUserActions(user);
  const [params, setParams] = useSearchParams();
  const tab = tabs.find(({ value }) => value === params.get("tab"))?.value ?? "timeline";
  const { mayAct } = rights;
  return (
    <Container>
      <PageHeader
        title={user.name}
        description={user.email}
        before={BACK}
        badge={
          <Row $gap={2}>
            <RoleBadge role={user.role} /> <ActiveBadge isActive={user.isActive} />
            <Badge tone="accent">{user.plan}</Badge>
            {!user.emailVerified && <Badge tone="warning">Email not verified</Badge>}
          </Row>
        }
        actions={<CustomerActions user={user} rights={rights} ask={ask} remove={remove} />}
      />
      <Stack $gap={6}>
        <ProfileCard user={user} mayAct={mayAct} />
        <Tabs
          label="Customer"
          tabs={tabs}
          value={tab}
          // The filters belong to the previous tab.
          onChange={(value) => setParams(value === "timeline" ? {} : { tab: value }, { replace: true })}
        >
          <Stack $gap={6}>
            {tab === "timeline" && <TimelineCard user={user} />}
            {tab === "apps" && <AppsCard user={user} />}
            {tab === "usage" && (
              <>
                <UsageCard user={user} mayAct={mayAct} ask={ask} />
                <LimitsCard user={user} mayAct={mayAct} ask={ask} />
              </>
            )}
            {tab === "mails" && <MailsCard user={user} />}
            {tab === "payments" && <PaymentsCard user={user} />}
            {tab === "access" && (
              <>
                <AccessCard user={user} rights={rights} ask={ask} />
                <SessionsCard user={user} mayAct={mayAct} ask={ask} />
              </>
            )}
          </Stack>
        </Tabs>
      </Stack>
      {dialog}
    </Container>
  );
}
