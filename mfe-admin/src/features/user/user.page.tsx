import type { AdminUserDetail } from "@listwise/contracts/admin";
import { useSession } from "@listwise/shared-auth";
import {
  Button,
  Container,
  EmptyState,
  ErrorState,
  Link,
  Loading,
  PageHeader,
  Row,
  SkeletonCard,
  Stack,
  TrashIcon,
  useNavigate,
  useParams,
  useConfirm,
  type ConfirmRequest,
} from "@listwise/shared-ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ActiveBadge } from "../../shared/active-badge";
import { RoleBadge } from "../../shared/role-badge";
import { AccessCard } from "./access-card";
import { LimitsCard } from "./limits-card";
import { ProfileCard } from "./profile-card";
import { SessionsCard } from "./sessions-card";
import { createRemovalConfirmation } from "./confirmations";
import { UsageCard } from "./usage-card";
import { userKey, userQuery } from "./user.api";

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
  const client = useQueryClient();
  const isSuperadmin = useSession().user?.role === "superadmin";
  const mayAct = isSuperadmin || user.role !== "superadmin";
  const own = useSession().user?.id === user.id;
  const mayDelete = !own && (isSuperadmin || user.role === "user");
  const mayResetSecondFactor = user.secondFactor && !own && (isSuperadmin || user.role === "user");
  const navigate = useNavigate();
  const { confirm, dialog } = useConfirm();
  const remove = () => {
    const asked = createRemovalConfirmation(user);
    confirm({
      ...asked,
      run: async () => {
        const done = await asked.run();
        void client.invalidateQueries({ queryKey: ["admin", "users"] });
        void navigate("/admin/users");
        return done;
      },
    });
  };
  const ask = (next: ConfirmRequest) =>
    confirm({
      ...next,
      run: async () => {
        const done = await next.run();
        await client.invalidateQueries({ queryKey: userKey(user.id) });
        void client.invalidateQueries({ queryKey: ["admin", "users"] });
        return done;
      },
    });
  return (
    <Container>
      <PageHeader
        title={user.name}
        description={user.email}
        before={BACK}
        badge={
          <Row $gap={2}>
            <RoleBadge role={user.role} /> <ActiveBadge isActive={user.isActive} />
          </Row>
        }
        actions={
          mayDelete && (
            <Button variant="danger" icon={<TrashIcon size={14} aria-hidden="true" />} onClick={remove}>
              Delete account
            </Button>
          )
        }
      />
      <Stack $gap={6}>
        <ProfileCard user={user} mayAct={mayAct} />
        <AccessCard
          user={user}
          mayGiveRoles={isSuperadmin}
          mayAct={mayAct}
          mayResetSecondFactor={mayResetSecondFactor}
          ask={ask}
        />
        <SessionsCard user={user} mayAct={mayAct} ask={ask} />
        <LimitsCard user={user} mayAct={mayAct} ask={ask} />
        <UsageCard user={user} mayAct={mayAct} ask={ask} />
      </Stack>
      {dialog}
    </Container>
  );
}
