import { formatCount } from "@listwise/aso-core/text";
import { Button, Card, ErrorState, formatDateTime, Loading, Row, Text } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { versionsQuery } from "../localization.api";
import { PlainList, Scrolling } from "../localization.styles";

interface HistoryCardProps {
  appId: number;
  onRestore: (version: number) => void;
  restoring: boolean;
}

export function HistoryCard({ appId, onRestore, restoring }: HistoryCardProps) {
  const { data, isError, error, refetch, isFetching } = useQuery(versionsQuery(appId));
  return (
    <Card title="Versions">
      {isError && (
        <ErrorState
          title="Failed to load versions"
          problem={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !isError && <Loading />}
      {data?.length === 0 && <Text $tone="muted">No versions yet. We keep your last 50 saves.</Text>}
      {data && data.length > 0 && (
        <Scrolling>
          <PlainList aria-label="Saved versions">
            {data.map(({ version, note, changed, savedAt }, index) => (
              <li key={version}>
                <Row $justify="space-between" $gap={2}>
                  <span>
                    {`${version}. ${note} · ${formatCount(changed, "text")}`}
                    <br />
                    <Text as="span" $tone="muted" $size="xs">
                      {formatDateTime(savedAt)}
                    </Text>
                  </span>
                  {index > 0 && (
                    <Button
                      size="sm"
                      aria-label={`Restore version ${version}`}
                      busy={restoring}
                      onClick={() => onRestore(version)}
                    >
                      Restore
                    </Button>
                  )}
                </Row>
              </li>
            ))}
          </PlainList>
        </Scrolling>
      )}
    </Card>
  );
}
