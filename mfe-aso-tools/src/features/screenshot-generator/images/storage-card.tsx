import { formatCount } from "@listwise/aso-core/text";
import { Button, Card, Checkbox, Notice, Stack, Text } from "@listwise/shared-ui";
import type { StoredImages } from "./use-stored-images";

interface StorageCardProps {
  isAllowed: boolean;
  /** True if the consent is saved. */
  isSaved: boolean;
  images: StoredImages;
  onChange: (isAllowed: boolean) => void;
}

const formatMegabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

function describeState({ isAllowed, isSaved, images }: Omit<StorageCardProps, "onChange">): string {
  if (!isAllowed) return "Images stay in this browser.";
  if (!isSaved) return "Images are uploaded when you save the draft.";
  if (images.uploading) return "Uploading images…";
  const used =
    images.usedBytes === null || images.maxBytes === null
      ? ""
      : ` You use ${formatMegabytes(images.usedBytes)} of ${formatMegabytes(images.maxBytes)}.`;
  return `${formatCount(images.stored, "image")} stored.${used}`;
}

/** Asks whether the server may store the images of the draft. */
export function StorageCard({ isAllowed, isSaved, images, onChange }: StorageCardProps) {
  return (
    <Card title="Images">
      <Stack $gap={3}>
        <Checkbox
          label="Store the images with this draft"
          hint="You can then open the draft in other browsers. To delete them, turn this off and save, or delete the draft."
          checked={isAllowed}
          onChange={(event) => onChange(event.target.checked)}
        />
        <Text $size="sm" $tone="muted" role="status">
          {describeState({ isAllowed, isSaved, images })}
        </Text>
        {isSaved && images.problem !== null && (
          <Notice
            tone="warning"
            title="Some images aren't stored"
            actions={
              <Button size="sm" busy={images.uploading} onClick={images.retry}>
                Retry
              </Button>
            }
          >
            {images.problem}
          </Notice>
        )}
      </Stack>
    </Card>
  );
}
