import { approvalsEndpoints, type ApprovalRequest } from "@listwise/contracts/releases";
import { call, useSession } from "@listwise/shared-auth";
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  formatDateTime,
  formatRelative,
  Row,
  Stack,
  Text,
  useConfirm,
} from "@listwise/shared-ui";
import { DataTable, type Column } from "@listwise/shared-ui/table";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ConfirmedDialog } from "../releases/confirmed-dialog";
import { releasesKey } from "../releases/releases.api";
import { requestsQuery } from "./approvals.api";
import { describeChange } from "./describe-change";
import { LimitDialog } from "./limit-dialog";

interface Actions {
  onApprove: (request: ApprovalRequest) => void;
  onDecline: (request: ApprovalRequest) => void;
}

const getDeclineLabel = (canApprove: boolean) => (canApprove ? "Decline" : "Withdraw");

function createColumns({ onApprove, onDecline }: Actions): readonly Column<ApprovalRequest>[] {
  return [
    {
      key: "change",
      header: "Change",
      value: ({ change }) => describeChange(change),
      cell: ({ change, reason }) => (
        <Stack $gap={1}>
          <span>{describeChange(change)}</span>
          <Text as="span" $tone="muted" $size="sm">
            {reason}
          </Text>
        </Stack>
      ),
    },
    { key: "requester", header: "Requested by", value: ({ requester }) => requester },
    {
      key: "expires",
      header: "Expires",
      nowrap: true,
      value: ({ expiresAt }) => expiresAt,
      cell: ({ expiresAt }) => (
        <time dateTime={expiresAt} title={formatDateTime(expiresAt)}>
          {formatRelative(expiresAt)}
        </time>
      ),
    },
    {
      key: "actions",
      header: "Decide",
      hideHeader: true,
      align: "end",
      sort: false,
      csv: false,
      cell: (request) => (
        <Row $gap={2} $justify="end">
          <Button
            size="sm"
            aria-label={`${getDeclineLabel(request.canApprove)} request ${request.id}`}
            onClick={() => onDecline(request)}
          >
            {getDeclineLabel(request.canApprove)}
          </Button>
          {request.canApprove && (
            <Button
              size="sm"
              variant="primary"
              aria-label={`Approve request ${request.id}`}
              onClick={() => onApprove(request)}
            >
              Approve
            </Button>
          )}
        </Row>
      ),
    },
  ];
}

function describeLimit(soloPercent: number): string {
  if (soloPercent === 100) return "Publishers can promote their versions to everyone alone.";
  return `Publishers can promote their versions to at most ${soloPercent}% alone. Above it, another administrator approves.`;
}

/** Lists the changes that wait for a second person, and the limit from which they need one. */
export function ApprovalsCard({ soloPercent }: { soloPercent: number }) {
  const client = useQueryClient();
  const requests = useQuery(requestsQuery());
  const maySetLimit = useSession().user?.role === "superadmin";
  const [approved, setApproved] = useState<ApprovalRequest | null>(null);
  const [isEditing, setIsEditing] = useState(false);
  const { confirm, dialog } = useConfirm();
  const decline = ({ id, change, canApprove }: ApprovalRequest) =>
    confirm({
      title: `${getDeclineLabel(canApprove)} request ${id}`,
      description: `${describeChange(change)}. Nothing goes live.`,
      action: getDeclineLabel(canApprove),
      danger: true,
      run: async () => {
        await call(approvalsEndpoints.decline, { params: { id } });
        void client.invalidateQueries({ queryKey: releasesKey });
        return `${canApprove ? "Declined" : "Withdrew"} request ${id}`;
      },
    });
  return (
    <Card
      title="Approvals"
      description={describeLimit(soloPercent)}
      flush
      actions={
        maySetLimit && (
          <Button size="sm" onClick={() => setIsEditing(true)}>
            Change limit
          </Button>
        )
      }
    >
      {requests.isError ? (
        <ErrorState
          title="Failed to load the requests"
          problem={requests.error}
          onRetry={() => void requests.refetch()}
          retrying={requests.isFetching}
        />
      ) : (
        <DataTable
          caption="Requests"
          columns={createColumns({ onApprove: setApproved, onDecline: decline })}
          rows={requests.data ?? []}
          rowKey={({ id }) => id}
          loading={requests.isPending}
          loadingRows={1}
          empty={<EmptyState title="No requests" message="Changes that need an approval will appear here." />}
        />
      )}
      {approved && (
        <ConfirmedDialog
          title={`Approve request ${approved.id}`}
          description={`${describeChange(approved.change)}. Requested by ${approved.requester}.`}
          action="Approve"
          run={(confirmation) =>
            call(approvalsEndpoints.approve, {
              params: { id: approved.id },
              body: confirmation ? { confirm: confirmation } : {},
            })
          }
          onClose={() => setApproved(null)}
        />
      )}
      {isEditing && <LimitDialog soloPercent={soloPercent} onClose={() => setIsEditing(false)} />}
      {dialog}
    </Card>
  );
}
