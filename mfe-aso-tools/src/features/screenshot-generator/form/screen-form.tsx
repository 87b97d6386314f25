import type { StoreSize } from "@listwise/aso-core/screenshots";
import { MAX_CAPTION_LENGTH, type Screen, type ScreenshotDraft } from "@listwise/contracts/tools";
import { Button, Card, Row, Stack, TextAreaField, TextField } from "@listwise/shared-ui";
import { EMPTY_CAPTION, getMaxScreens } from "../draft/draft";
import type { Images } from "../images/use-images";
import { listNeededDevices } from "../layout/panorama";
import { isRtl } from "../layout/text-direction";
import { ImageFields } from "./image-fields";
import { StyleFields } from "./style-fields";

/** Changes a screen. `step` names the field that is typed into, for undo. */
export type ChangeScreen = (change: Partial<Screen>, step?: string) => void;

interface ScreenFormProps {
  draft: ScreenshotDraft;
  index: number;
  screen: Screen;
  size: StoreSize;
  locale: string;
  images: Images;
  onChange: ChangeScreen;
  /** Adds images: the first to this slot, the others to new screens. */
  onFiles: (slot: string, files: readonly File[]) => void;
  onMove: (by: 1 | -1) => void;
  onCopy: () => void;
  onRemove: () => void;
  /** Gives all screens the look of this one. */
  onStyleAll: () => void;
}

/** Renders the settings of one screenshot. */
export function ScreenForm(props: ScreenFormProps) {
  const { draft, index, screen, size, locale, images, onChange, onFiles } = props;
  const count = draft.screens.length;
  const caption = screen.captions[locale] ?? EMPTY_CAPTION;
  const base = locale === draft.baseLocale ? undefined : screen.captions[draft.baseLocale];
  const setCaption = (change: Partial<typeof caption>, step: string) =>
    onChange({ captions: { ...screen.captions, [locale]: { ...caption, ...change } } }, `${locale} ${step}`);
  const text = { maxLength: MAX_CAPTION_LENGTH, dir: isRtl(locale) ? "rtl" : "ltr", lang: locale };
  return (
    <Card
      title={`Screen ${index + 1}`}
      actions={
        <>
          <Button size="sm" disabled={index === 0} onClick={() => props.onMove(-1)}>
            Move earlier
          </Button>
          <Button size="sm" disabled={index === count - 1} onClick={() => props.onMove(1)}>
            Move later
          </Button>
        </>
      }
    >
      <Stack>
        <ImageFields
          devices={listNeededDevices(draft.screens, index, size)}
          {...{ screen, size, locale, images, onChange, onFiles }}
          baseLocale={draft.baseLocale}
        />
        <TextAreaField
          {...text}
          label="Caption"
          rows={2}
          value={caption.title}
          placeholder={base?.title}
          hint={base?.title ? `Base language: ${base.title}` : undefined}
          onChange={(event) => setCaption({ title: event.target.value }, "title")}
        />
        <TextField
          {...text}
          label="Second line"
          value={caption.sub}
          placeholder={base?.sub}
          onChange={(event) => setCaption({ sub: event.target.value }, "sub")}
        />
        <StyleFields screen={screen} onChange={onChange} />
        <Row $gap={2}>
          <Button size="sm" disabled={count >= getMaxScreens(draft)} onClick={props.onCopy}>
            Duplicate
          </Button>
          <Button size="sm" disabled={count === 1} onClick={props.onRemove}>
            Remove
          </Button>
          {count > 1 && (
            <Button size="sm" onClick={props.onStyleAll}>
              Use this style for all screens
            </Button>
          )}
        </Row>
      </Stack>
    </Card>
  );
}
