import { STORES } from "@listwise/aso-core/stores";
import { formatMissing } from "@listwise/aso-core/text";
import type { SharedAnalysis } from "@listwise/contracts/shares";
import { ApiError } from "@listwise/shared-auth";
import {
  AppIcon,
  Button,
  getCountryName,
  ErrorState,
  FileTextIcon,
  formatDate,
  LinkButton,
  Loading,
  Row,
  SkeletonCard,
  Stack,
  Text,
  useParams,
  VisuallyHidden,
  useStoreSource,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { OutsideLink } from "../../shared/listing/outside-link";
import { sharedAnalysisQuery } from "./share.api";
import { Identity, ScreenOnly, Sheet } from "./share.styles";
import { SharedSections } from "./shared-sections";

function Analysis({ analysis }: { analysis: SharedAnalysis }) {
  const { app, sharedAt, expiresAt } = analysis;
  const source = useStoreSource();
  return (
    <Stack $gap={5}>
      <Row $justify="space-between">
        <Identity>
          <AppIcon name={app.name} src={app.icon} size={64} />
          <div>
            <h1>
              <OutsideLink href={app.storeUrl}>{app.name}</OutsideLink>
            </h1>
            <Text $tone="muted">
              {app.developer ?? formatMissing(source, "Developer")} · {STORES[app.platform].name} ·{" "}
              {getCountryName(app.country)}
            </Text>
            <Text $size="sm" $tone="muted">
              Snapshot from {formatDate(sharedAt)}. This link expires on {formatDate(expiresAt)}.
            </Text>
          </div>
        </Identity>
        <ScreenOnly>
          <Button icon={<FileTextIcon size={15} />} onClick={() => window.print()}>
            Print
          </Button>
        </ScreenOnly>
      </Row>
      <SharedSections analysis={analysis} />
    </Stack>
  );
}

/** Renders an analysis that was shared by link: read-only, without an account. */
export function SharePage() {
  const { token = "" } = useParams();
  const { data, error, isFetching, refetch } = useQuery(sharedAnalysisQuery(token));
  if (data) {
    return (
      <Sheet>
        <Analysis analysis={data} />
      </Sheet>
    );
  }
  if (!error) {
    return (
      <Sheet>
        <VisuallyHidden as="h1">Shared analysis</VisuallyHidden>
        <Loading label="Loading the shared analysis">
          <SkeletonCard imageHeight="12rem" />
        </Loading>
      </Sheet>
    );
  }
  const gone = error instanceof ApiError && error.status === 404;
  return (
    <Sheet>
      <VisuallyHidden as="h1">Shared analysis</VisuallyHidden>
      <ErrorState
        title={gone ? "This link doesn't work" : undefined}
        problem={gone ? undefined : error}
        message={gone && "It has expired, was revoked or never existed. Ask the sender for a new link."}
        onRetry={gone ? undefined : () => void refetch()}
        retrying={isFetching}
        action={gone && <LinkButton to="/">Go to the home page</LinkButton>}
      />
    </Sheet>
  );
}
