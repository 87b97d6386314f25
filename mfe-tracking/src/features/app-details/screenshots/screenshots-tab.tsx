import type { App } from "@listwise/contracts/apps";
import {
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  Dialog,
  EmptyState,
  ImageIcon,
  Loading,
  ProvenanceNote,
  Row,
  Skeleton,
  Stack,
  Text,
} from "@listwise/shared-ui";
import { useState } from "react";
import { Pop, Thumbnail, Thumbnails, Whole } from "./screenshots.styles";
import { useElapsed } from "./use-elapsed";

const PER_PAGE = 4;
const SKELETON_MS = 300;
const DELAY_STEP_MS = 100;
const MAX_DELAY_MS = 500;

export const getPopDelayMs = (index: number) => Math.min(index * DELAY_STEP_MS, MAX_DELAY_MS);

function Waiting() {
  return (
    <Loading label="Loading screenshots">
      <Thumbnails as="div" role={undefined}>
        {Array.from({ length: PER_PAGE }, (_, index) => (
          <Skeleton key={index} height="14rem" radius="lg" />
        ))}
      </Thumbnails>
    </Loading>
  );
}

/** Renders four screenshots per page; paging wraps around. */
export function ScreenshotsTab({ app }: { app: App }) {
  const ready = useElapsed(SKELETON_MS);
  const [page, setPage] = useState(0);
  const [whole, setWhole] = useState<number>();
  const { screenshots } = app;
  const pages = Math.ceil(screenshots.length / PER_PAGE);
  if (!ready) return <Waiting />;
  if (pages === 0) {
    return (
      <EmptyState
        icon={<ImageIcon size={20} />}
        title="No screenshots"
        message="The source of this listing has no screenshots for this country."
      />
    );
  }
  const current = Math.min(page, pages - 1);
  const first = current * PER_PAGE;
  const turn = (by: number) => setPage((current + by + pages) % pages);
  return (
    <Stack>
      <Thumbnails aria-label={`Screenshots, page ${current + 1} of ${pages}`}>
        {screenshots.slice(first, first + PER_PAGE).map((src, index) => (
          <Pop key={`${first + index} ${src}`} $delay={getPopDelayMs(index)}>
            <Thumbnail type="button" onClick={() => setWhole(first + index)}>
              <img src={src} alt={`Screenshot ${first + index + 1} of ${app.name}`} loading="lazy" />
            </Thumbnail>
          </Pop>
        ))}
      </Thumbnails>
      <Row $justify="space-between">
        <Button size="sm" icon={<ChevronLeftIcon size={15} />} disabled={pages < 2} onClick={() => turn(-1)}>
          Prev
        </Button>
        <Text $size="sm" $tone="muted" role="status">
          Page {current + 1} of {pages}
        </Text>
        <Button size="sm" disabled={pages < 2} onClick={() => turn(1)}>
          Next
          <ChevronRightIcon size={15} aria-hidden="true" />
        </Button>
      </Row>
      <ProvenanceNote source={app.provenance.source} fetchedAt={app.provenance.fetchedAt} />
      <Dialog
        open={whole !== undefined}
        onOpenChange={() => setWhole(undefined)}
        title={`Screenshot ${(whole ?? 0) + 1} of ${screenshots.length}`}
      >
        <Whole src={screenshots[whole ?? 0]} alt={`Screenshot ${(whole ?? 0) + 1} of ${app.name}`} />
      </Dialog>
    </Stack>
  );
}
