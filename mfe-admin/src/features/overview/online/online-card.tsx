import type { OnlineUser } from "@listwise/contracts/account";
import { useBusEvent } from "@listwise/shared-auth";
import {
  Badge,
  Card,
  DataTable,
  EmptyState,
  ErrorState,
  Link,
  Notice,
  UsersIcon,
  type Column,
  type Tone,
} from "@listwise/shared-ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { onlineKey, onlineQuery, applyStatus } from "./online.api";

const FAILED = "Failed to load online users";

const tones: Record<OnlineUser["status"], Tone> = { ONLINE: "success", AWAY: "warning", OFFLINE: "neutral" };
const words: Record<OnlineUser["status"], string> = { ONLINE: "Online", AWAY: "Away", OFFLINE: "Offline" };

const columns: readonly Column<OnlineUser>[] = [
  { key: "name", header: "Name", render: ({ id, name }) => <Link to={`/admin/users/${id}`}>{name}</Link> },
  {
    key: "status",
    header: "Status",
    render: ({ status }) => <Badge tone={tones[status]}>{words[status]}</Badge>,
  },
  {
    key: "page",
    header: "Page",
    render: ({ currentPage }) => <span style={{ overflowWrap: "anywhere" }}>{currentPage}</span>,
  },
  { key: "browser", header: "Browser", render: ({ browser }) => browser || "Unknown" },
  { key: "os", header: "System", render: ({ os }) => os || "Unknown" },
];

export function OnlineCard() {
  const client = useQueryClient();
  const online = useQuery(onlineQuery());
  useBusEvent("presence:changed", (change) => {
    const changed = online.data && applyStatus(online.data, change);
    if (changed) client.setQueryData(onlineQuery().queryKey, changed);
    else if (change.status !== "OFFLINE") void client.invalidateQueries({ queryKey: onlineKey });
  });
  const isFirstFailure = online.isError && !online.data;
  return (
    <Card title="Online users" description="Users on the site and their current page, live." flush>
      {isFirstFailure ? (
        <ErrorState
          title={FAILED}
          problem={online.error}
          onRetry={() => void online.refetch()}
          retrying={online.isFetching}
        />
      ) : (
        <>
          {online.isError && <Notice tone="danger" title={`${FAILED}. The list may be out of date.`} />}
          <DataTable
            caption="Online users"
            columns={columns}
            rows={online.data ?? []}
            rowKey={({ id }) => id}
            loading={online.isPending}
            loadingRows={2}
            empty={
              <EmptyState
                icon={<UsersIcon size={20} />}
                title="No users online"
                message="Users appear here within seconds of opening the site."
              />
            }
          />
        </>
      )}
    </Card>
  );
}
