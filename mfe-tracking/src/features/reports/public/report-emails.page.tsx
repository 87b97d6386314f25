import type { Subscription } from "@listwise/contracts/client-reports";
import { ApiError } from "@listwise/shared-auth";
import {
  Button,
  Card,
  Container,
  ErrorState,
  LinkButton,
  Loading,
  Notice,
  Row,
  SkeletonText,
  Stack,
  Text,
  useParams,
} from "@listwise/shared-ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import styled from "styled-components";
import { getErrorMessage } from "../../../shared/get-error-message";
import { setSubscription, subscriptionQuery } from "../reports.api";

const Page = styled(Container)`
  display: grid;
  gap: var(--lw-space-5);
  max-width: 40rem;
  padding-block: var(--lw-space-10) var(--lw-space-16);
  overflow-wrap: anywhere;
`;

const states: Record<Subscription["status"], string> = {
  pending: "wants to send you app reports. You get none until you confirm.",
  confirmed: "can send you app reports.",
  unsubscribed: "can't send you app reports.",
};

function Choice({ token, subscription }: { token: string; subscription: Subscription }) {
  const client = useQueryClient();
  const { email, sender, status } = subscription;
  const change = useMutation({
    mutationFn: (next: "confirmed" | "unsubscribed") => setSubscription(token, next),
    onSuccess: (saved) => client.setQueryData(subscriptionQuery(token).queryKey, saved),
  });
  return (
    <Card>
      <Stack $gap={4}>
        {change.data && (
          <Notice tone="success" title={change.data.status === "confirmed" ? "Confirmed" : "Unsubscribed"} />
        )}
        {change.error && (
          <Notice tone="danger" title="Couldn't save your choice">
            {getErrorMessage(change.error)}
          </Notice>
        )}
        <Text>
          <strong>{sender}</strong> {states[status]}
        </Text>
        <Text $size="sm" $tone="muted">
          Your address: {email}
        </Text>
        <Row $gap={2}>
          {status !== "confirmed" && (
            <Button variant="primary" busy={change.isPending} onClick={() => change.mutate("confirmed")}>
              {status === "pending" ? "Confirm" : "Get reports again"}
            </Button>
          )}
          {status !== "unsubscribed" && (
            <Button busy={change.isPending} onClick={() => change.mutate("unsubscribed")}>
              {status === "pending" ? "Don't send me reports" : "Unsubscribe"}
            </Button>
          )}
        </Row>
      </Stack>
    </Card>
  );
}

/** Lets the recipient of reports confirm or end them, without an account. */
export function ReportEmailsPage() {
  const { token = "" } = useParams();
  const { data, error, isFetching, refetch } = useQuery(subscriptionQuery(token));
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <Page>
      <h1>Reports by email</h1>
      {data ? (
        <Choice token={token} subscription={data} />
      ) : error ? (
        <ErrorState
          title={isGone ? "This link doesn't work" : undefined}
          problem={isGone ? undefined : error}
          message={isGone && "Use the link in the latest email."}
          onRetry={isGone ? undefined : () => void refetch()}
          retrying={isFetching}
          action={isGone && <LinkButton to="/">Go to the home page</LinkButton>}
        />
      ) : (
        <Loading label="Loading your choice">
          <SkeletonText lines={3} />
        </Loading>
      )}
    </Page>
  );
}
