import { accountEndpoints, type AccountSession } from "@listwise/contracts/account";
import { call } from "@listwise/shared-auth";
import { Badge, Button, formatDate, formatRelative, Text, toast } from "@listwise/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import { useSingleFlight } from "../../../shared/use-single-flight";
import { Line } from "../section.styles";
import { sessionsQuery, createFailureToast } from "../settings.api";

function formatSession({ browser, system }: AccountSession): string {
  return `${browser ?? "Unknown browser"} on ${system ?? "an unknown system"}`;
}

function End({ session }: { session: AccountSession }) {
  const client = useQueryClient();
  const { start, busy } = useSingleFlight({
    run: () => call(accountEndpoints.endSession, { params: { id: session.id } }),
    onSuccess: () => void toast.success("Session ended", { description: formatSession(session) }),
    onError: createFailureToast("Couldn't end the session"),
    // A session that has already ended disappears too.
    onSettled: () => void client.invalidateQueries(sessionsQuery),
  });
  return (
    <Button
      size="sm"
      busy={busy}
      aria-label={`End session: ${formatSession(session)}`}
      onClick={() => start()}
    >
      End session
    </Button>
  );
}

export function SessionLine({ session }: { session: AccountSession }) {
  const { current, createdAt, lastSeenAt, ip } = session;
  const seen = current
    ? "active now"
    : lastSeenAt
      ? `last seen ${formatRelative(lastSeenAt)}`
      : "not seen since";
  return (
    <Line>
      <div>
        <Text>{formatSession(session)}</Text>
        <Text $tone="muted" $size="sm">
          {[`Signed in ${formatDate(createdAt)}`, seen, ip].filter(Boolean).join(" · ")}
        </Text>
      </div>
      {current ? <Badge tone="success">This browser</Badge> : <End session={session} />}
    </Line>
  );
}
