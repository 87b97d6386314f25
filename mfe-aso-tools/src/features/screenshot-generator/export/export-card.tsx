import { APP_STORE_SIZES_URL, GOOGLE_PLAY_SIZES_URL, STORE_SIZES } from "@listwise/aso-core/screenshots";
import { getLocale } from "@listwise/aso-core/localization";
import { formatCount } from "@listwise/aso-core/text";
import { PLATFORMS } from "@listwise/aso-core/stores";
import type { ScreenshotDraft } from "@listwise/contracts/tools";
import { Button, Card, DownloadIcon, Notice, ProgressBar, Row, Stack, Text } from "@listwise/shared-ui";
import type { Finding } from "../checks/check-draft";
import { describeFinding } from "../checks/describe-finding";
import { SizeList } from "./size-list";
import type { ExportProgress } from "./use-export";

interface ExportCardProps {
  draft: ScreenshotDraft;
  /** Number of images in the archive. */
  count: number;
  /** Label of the size that is edited. */
  sizeLabel: string;
  /** Findings that must be solved before an export. */
  missing: readonly Finding[];
  progress: ExportProgress | null;
  onSizes: (sizes: ScreenshotDraft["sizes"]) => void;
  onOne: () => void;
  onAll: () => void;
  onCancel: () => void;
}

const SOURCES = { ios: APP_STORE_SIZES_URL, android: GOOGLE_PLAY_SIZES_URL };

const SHOWN_FINDINGS = 4;

/** Renders the sizes to export, the exports and their progress. */
export function ExportCard(props: ExportCardProps) {
  const { draft, count, sizeLabel, missing, progress, onSizes, onOne, onAll, onCancel } = props;
  const languages = formatCount(draft.locales.length, "language");
  return (
    <Card
      title="Export"
      description={`${formatCount(count, "image")} in ${languages}, in fastlane's folders.`}
    >
      <Stack>
        {PLATFORMS.map((platform) => (
          <SizeList
            key={platform}
            platform={platform}
            source={SOURCES[platform]}
            sizes={STORE_SIZES.filter((size) => size.platform === platform)}
            chosen={draft.sizes}
            onChange={onSizes}
          />
        ))}
        {missing.length > 0 && (
          <Notice tone="warning" title="Not ready to export">
            {missing.slice(0, SHOWN_FINDINGS).map((finding) => (
              <div key={describeFinding(finding)}>{describeFinding(finding)}</div>
            ))}
            {missing.length > SHOWN_FINDINGS && `And ${missing.length - SHOWN_FINDINGS} more.`}
          </Notice>
        )}
        {progress && (
          <Stack $gap={2}>
            <ProgressBar
              label="Drawing"
              value={progress.done}
              max={progress.total}
              text={`${progress.done} of ${progress.total}`}
            />
            {progress.next && (
              <Text $size="xs" $tone="muted">
                {getLocale(progress.next.locale)?.name ?? progress.next.locale}, {progress.next.size.label},
                screen {progress.next.index + 1}
              </Text>
            )}
          </Stack>
        )}
        <Row $gap={2}>
          <Button icon={<DownloadIcon size={14} />} disabled={progress !== null} onClick={onOne}>
            Download PNG {sizeLabel}
          </Button>
          <Button
            variant="primary"
            icon={<DownloadIcon size={14} />}
            busy={progress !== null}
            disabled={missing.length > 0}
            onClick={onAll}
          >
            Download all as zip
          </Button>
          {progress && <Button onClick={onCancel}>Cancel</Button>}
        </Row>
      </Stack>
    </Card>
  );
}
