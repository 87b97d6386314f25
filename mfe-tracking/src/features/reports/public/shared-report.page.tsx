import { ApiError } from "@listwise/shared-auth";
import {
  Container,
  DownloadIcon,
  ErrorState,
  formatDate,
  LinkButton,
  Loading,
  Row,
  SkeletonCard,
  Stack,
  Text,
  useParams,
  useSetPageMetadata,
  VisuallyHidden,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import styled from "styled-components";
import { ReportView } from "../../../shared/report-view/report-view";
import { sharedReportQuery } from "../reports.api";

const Page = styled(Container)`
  padding-block: var(--lw-space-8) var(--lw-space-16);
`;

/** As wide as the report below it. */
const ScreenOnly = styled.div`
  max-width: 58rem;
  @media print {
    display: none;
  }
`;

/** Renders a report that was shared by link: read-only, without an account. */
export function SharedReportPage() {
  const { token = "" } = useParams();
  const { data, error, isFetching, refetch } = useQuery(sharedReportQuery(token));
  const isGone = error instanceof ApiError && error.status === 404;
  useSetPageMetadata({ title: data?.data.title ?? "Shared report" });
  return (
    <Page>
      <VisuallyHidden as="h1">Shared report</VisuallyHidden>
      {data ? (
        <Stack $gap={4}>
          <ScreenOnly>
            <Row $justify="space-between">
              <Text $size="sm" $tone="muted">
                This link expires on {formatDate(data.expiresAt)}.
              </Text>
              <LinkButton
                to={`/api/public/reports/${encodeURIComponent(token)}/pdf`}
                reloadDocument
                icon={<DownloadIcon size={15} />}
              >
                Download PDF
              </LinkButton>
            </Row>
          </ScreenOnly>
          <ReportView document={data.data} />
        </Stack>
      ) : error ? (
        <ErrorState
          title={isGone ? "This link doesn't work" : undefined}
          problem={isGone ? undefined : error}
          message={isGone && "It has expired, was revoked or never existed. Ask the sender for a new link."}
          onRetry={isGone ? undefined : () => void refetch()}
          retrying={isFetching}
          action={isGone && <LinkButton to="/">Go to the home page</LinkButton>}
        />
      ) : (
        <Loading label="Loading the report">
          <SkeletonCard imageHeight="12rem" />
        </Loading>
      )}
    </Page>
  );
}
