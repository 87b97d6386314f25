import type { StoreSize } from "@listwise/aso-core/screenshots";
import type { ScreenshotDraft } from "@listwise/contracts/tools";
import { Badge, Row, VisuallyHidden } from "@listwise/shared-ui";
import { useState, type KeyboardEvent } from "react";
import styled from "styled-components";
import { PlainList } from "../../../shared/tool-page/tool.styles";
import { getCaption, getMaxScreens } from "../draft/draft";
import { findImageId } from "../draft/image-slots";
import type { Images } from "../images/use-images";
import { listNeededDevices } from "../layout/panorama";
import { isRtl } from "../layout/text-direction";
import { ScreenCanvas } from "./screen-canvas";

interface ScreenStripProps {
  draft: ScreenshotDraft;
  size: StoreSize;
  locale: string;
  images: Images;
  fontVersion: number;
  chosen: string;
  onChoose: (id: string) => void;
  onMove: (id: string, by: 1 | -1) => void;
}

const List = styled(PlainList)`
  flex-direction: row;
  gap: 0;
  padding-bottom: var(--lw-space-2);
  overflow-x: auto;
  li {
    flex: none;
    width: 8.5rem;
  }
`;

const Pick = styled.button`
  display: block;
  width: 100%;
  padding: 3px;
  border: 2px solid transparent;
  border-radius: var(--lw-radius-lg);
  background: none;
  color: var(--lw-text);
  font-size: var(--lw-font-sm);
  canvas {
    margin-bottom: var(--lw-space-1);
    border-radius: var(--lw-radius-sm);
  }
  &[aria-pressed="true"] {
    border-color: var(--lw-accent-text);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

/** Renders all screenshots in the order of the store, which depends on the language. Alt and an arrow key move one. */
export function ScreenStrip(props: ScreenStripProps) {
  const { draft, size, locale, images, fontVersion, chosen, onChoose, onMove } = props;
  const { screens, baseLocale } = draft;
  const [announced, setAnnounced] = useState("");

  const direction = isRtl(locale) ? "rtl" : "ltr";
  const [earlier, later] = direction === "rtl" ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];

  function onKeyDown(event: KeyboardEvent, index: number) {
    const by = event.key === earlier ? -1 : event.key === later ? 1 : null;
    const id = screens[index]?.id;
    if (by === null || !event.altKey || id === undefined) return;
    event.preventDefault();
    const to = index + by;
    if (to < 0 || to >= screens.length) return;
    onMove(id, by);
    setAnnounced(`Moved to position ${to + 1} of ${screens.length}.`);
  }

  return (
    <>
      <List aria-label="Screens" dir={direction}>
        {screens.map((screen, index) => {
          const isIncomplete = listNeededDevices(screens, index, size).some(
            (device) => findImageId(screen, device, { size, locale, baseLocale }) === null,
          );
          return (
            <li key={screen.id}>
              <Pick
                type="button"
                aria-pressed={screen.id === chosen}
                aria-label={`Screen ${index + 1}: ${getCaption(draft, screen, locale)?.title || "no text"}`}
                aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
                onClick={() => onChoose(screen.id)}
                onKeyDown={(event) => onKeyDown(event, index)}
              >
                <ScreenCanvas
                  shot={{ draft, index, size, locale }}
                  {...{ images, fontVersion }}
                  width={132}
                />
                <Row $gap={2} $justify="center">
                  <span>{index + 1}</span>
                  {isIncomplete && <Badge tone="warning">No image</Badge>}
                </Row>
              </Pick>
            </li>
          );
        })}
      </List>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </>
  );
}

export const describeCount = (draft: ScreenshotDraft, { width, height }: StoreSize) =>
  `${draft.screens.length} of ${getMaxScreens(draft)}, ${width} × ${height} pixels each. Alt and an arrow key move the selected screen.`;
