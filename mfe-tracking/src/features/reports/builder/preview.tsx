import type { ReportInput } from "@listwise/contracts/client-reports";
import { Card, ErrorState, Loading, SkeletonText, Stack, Text } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useDebounce } from "use-debounce";
import { ReportView } from "../../../shared/report-view/report-view";
import { previewQuery } from "../reports.api";

const TYPING_MS = 500;

/** Renders the report with the current data. While the input isn't valid, the last preview stays. */
export function Preview({ input }: { input: ReportInput }) {
  const [settled] = useDebounce(input, TYPING_MS);
  const { data, error, isFetching, refetch } = useQuery(previewQuery(settled));
  if (error) {
    return (
      <Card>
        <ErrorState
          title="Couldn't load the preview"
          problem={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Card>
    );
  }
  if (!data) {
    return (
      <Card>
        <Loading label="Loading the preview">
          <Stack $gap={5}>
            <SkeletonText lines={3} />
            <SkeletonText lines={8} />
          </Stack>
        </Loading>
      </Card>
    );
  }
  // The words of the form appear while they are typed; the data follows.
  const shown = { ...data, title: input.title || data.title, logo: input.logo };
  return (
    <Stack $gap={2}>
      <Text role="status" $size="sm" $tone="muted">
        {isFetching || settled !== input ? "Updating the preview…" : "Preview with the current data"}
      </Text>
      <ReportView document={shown} isPreview />
    </Stack>
  );
}
