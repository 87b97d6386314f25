import type { AdminUserDetail } from "@listwise/contracts/admin";
import { Badge, Button, Card, EmptyState, MonitorIcon, Row, type ConfirmRequest } from "@listwise/shared-ui";
import { DataTable, type Column } from "@listwise/shared-ui/table";
import { Moment } from "../../shared/moment";
import { createAllSessionsConfirmation, getSessionName, createSessionConfirmation } from "./confirmations";
import type { UserSession } from "./user.api";

interface SessionsCardProps {
  user: AdminUserDetail;
  mayAct: boolean;
  ask: (question: ConfirmRequest) => void;
}

const columns: readonly Column<UserSession>[] = [
  {
    key: "browser",
    header: "Browser",
    value: ({ browser }) => browser,
    cell: ({ browser, current }) => (
      <Row $gap={2}>
        {browser ?? "Unknown"} {current && <Badge tone="accent">This browser</Badge>}
      </Row>
    ),
  },
  { key: "system", header: "System", value: ({ system }) => system ?? "Unknown" },
  { key: "ip", header: "IP address", value: ({ ip }) => ip ?? "Unknown" },
  {
    key: "created",
    header: "Created",
    nowrap: true,
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => <Moment at={createdAt} />,
  },
  {
    key: "seen",
    header: "Last seen",
    nowrap: true,
    value: ({ lastSeenAt }) => lastSeenAt,
    cell: ({ lastSeenAt }) => <Moment at={lastSeenAt} />,
  },
];

export function SessionsCard({ user, mayAct, ask }: SessionsCardProps) {
  const ending: Column<UserSession> = {
    key: "end",
    header: "End",
    hideHeader: true,
    align: "end",
    sort: false,
    csv: false,
    cell: (session) => (
      <Button
        size="sm"
        aria-label={`End session of ${getSessionName(session)}`}
        onClick={() => ask(createSessionConfirmation(user, session))}
      >
        End session
      </Button>
    ),
  };
  return (
    <Card
      title="Sessions"
      description="Devices on which this account is signed in."
      flush
      actions={
        mayAct &&
        user.sessions.length > 0 && (
          <Button size="sm" onClick={() => ask(createAllSessionsConfirmation(user))}>
            Sign out everywhere
          </Button>
        )
      }
    >
      <DataTable
        caption="Sessions"
        columns={mayAct ? [...columns, ending] : columns}
        rows={user.sessions}
        rowKey={({ id }) => id}
        empty={
          <EmptyState
            icon={<MonitorIcon size={20} />}
            title="No sessions"
            message="This account isn't signed in anywhere."
          />
        }
      />
    </Card>
  );
}
