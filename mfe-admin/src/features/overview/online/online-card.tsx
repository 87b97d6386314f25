import type { OnlineUser } from "@listwise/contracts/account";
import { useBusEvent } from "@listwise/shared-auth";
import { Badge, Card, EmptyState, ErrorState, Link, Notice, UsersIcon, type Tone } from "@listwise/shared-ui";
import { DataTable, type Column } from "@listwise/shared-ui/table";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { onlineKey, onlineQuery, applyStatus } from "./online.api";

const FAILED = "Failed to load online users";

const tones: Record<OnlineUser["status"], Tone> = { ONLINE: "success", AWAY: "warning", OFFLINE: "neutral" };
const words: Record<OnlineUser["status"], string> = { ONLINE: "Online", AWAY: "Away", OFFLINE: "Offline" };

const columns: readonly Column<OnlineUser>[] = [
  {
    key: "name",
    header: "Name",
    width: "24%",
    value: ({ name }) => name,
    cell: ({ id, name }) => <Link to={`/admin/users/${id}`}>{name}</Link>,
  },
  {
    key: "status",
    header: "Status",
    width: "14%",
    value: ({ status }) => status,
    cell: ({ status }) => <Badge tone={tones[status]}>{words[status]}</Badge>,
  },
  {
    key: "page",
    header: "Page",
    width: "34%",
    value: ({ currentPage }) => currentPage,
    cell: ({ currentPage }) => <span style={{ overflowWrap: "anywhere" }}>{currentPage}</span>,
  },
  { key: "browser", header: "Browser", width: "14%", value: ({ browser }) => browser || "Unknown" },
  { key: "os", header: "System", width: "14%", value: ({ os }) => os || "Unknown" },
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
