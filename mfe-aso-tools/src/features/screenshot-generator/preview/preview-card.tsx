import { getLocale } from "@listwise/aso-core/localization";
import { getStoreSize, isBanner, SIZE_KEYS, STORE_SIZES } from "@listwise/aso-core/screenshots";
import { STORES } from "@listwise/aso-core/stores";
import type { ScreenshotDraft } from "@listwise/contracts/tools";
import { Button, Card, PlusIcon, Row, SelectField, Stack, Text } from "@listwise/shared-ui";
import styled from "styled-components";
import type { Images } from "../images/use-images";
import { ScreenCanvas } from "./screen-canvas";
import { getMaxScreens } from "../draft/draft";
import { describeCount, ScreenStrip } from "./screen-strip";

interface PreviewCardProps {
  draft: ScreenshotDraft;
  locale: string;
  images: Images;
  fontVersion: number;
  /** Index of the selected screen. */
  index: number;
  onSize: (size: ScreenshotDraft["size"]) => void;
  onLocale: (locale: string) => void;
  onChoose: (id: string) => void;
  onMove: (id: string, by: 1 | -1) => void;
  onAdd: () => void;
}

const SIZE_OPTIONS = STORE_SIZES.map(({ key, label, width, height, platform }) => ({
  value: key,
  label: `${label} (${width} × ${height})`,
  group: STORES[platform].name,
}));

const Choices = styled(Row)`
  & > * {
    flex: 1 1 11rem;
  }
`;

const Stage = styled.div<{ $isWide: boolean }>`
  width: ${({ $isWide }) => ($isWide ? "100%" : "min(100%, 21rem)")};
  max-width: 40rem;
  margin-inline: auto;
  overflow: hidden;
  border-radius: var(--lw-radius-lg);
  box-shadow: var(--lw-shadow-md);
`;

/** Renders the screenshots as the store shows them, and the selected one large. */
export function PreviewCard(props: PreviewCardProps) {
  const { draft, locale, images, fontVersion, index, onSize, onLocale, onChoose, onMove, onAdd } = props;
  const { screens } = draft;
  const size = getStoreSize(draft.size);
  const isFull = screens.length >= getMaxScreens(draft);
  return (
    <Card
      title="Screens"
      description={describeCount(draft, size)}
      actions={
        <Button size="sm" icon={<PlusIcon size={14} />} disabled={isFull} onClick={onAdd}>
          Add screen
        </Button>
      }
    >
      <Stack>
        <Choices $align="end">
          <SelectField
            label="Size"
            options={SIZE_OPTIONS}
            value={draft.size}
            onChange={({ target }) => onSize(SIZE_KEYS.find((key) => key === target.value) ?? draft.size)}
          />
          <SelectField
            label="Language"
            options={draft.locales.map((code) => ({ value: code, label: getLocale(code)?.name ?? code }))}
            value={locale}
            onChange={({ target }) => onLocale(target.value)}
          />
        </Choices>
        {isBanner(size) ? (
          <Text $size="sm" $tone="muted">
            The feature graphic shows the first screen.
          </Text>
        ) : (
          <ScreenStrip
            {...{ draft, size, locale, images, fontVersion, onChoose, onMove }}
            chosen={screens[index]?.id ?? ""}
          />
        )}
        <Stage $isWide={isBanner(size)}>
          <ScreenCanvas
            shot={{ draft, index: isBanner(size) ? 0 : index, size, locale }}
            {...{ images, fontVersion }}
            width={isBanner(size) ? 640 : 336}
          />
        </Stage>
      </Stack>
    </Card>
  );
}
