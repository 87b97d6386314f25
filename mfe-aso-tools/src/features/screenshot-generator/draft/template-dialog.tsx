import { getStoreSize } from "@listwise/aso-core/screenshots";
import type { ScreenshotDraft } from "@listwise/contracts/tools";
import { Dialog } from "@listwise/shared-ui";
import styled from "styled-components";
import { PlainList } from "../../../shared/tool-page/tool.styles";
import { useFont } from "../draw/use-font";
import type { Images } from "../images/use-images";
import { ScreenCanvas } from "../preview/screen-canvas";
import { applyTemplate, TEMPLATES, type Template } from "./templates";

interface TemplateDialogProps {
  open: boolean;
  draft: ScreenshotDraft;
  images: Images;
  onClose: () => void;
  onApply: (template: Template) => void;
}

const SHOWN = [0, 1, 2];

const List = styled(PlainList)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  gap: var(--lw-space-4);
`;

const Pick = styled.button`
  width: 100%;
  padding: var(--lw-space-2);
  border: 1px solid var(--lw-border);
  border-radius: var(--lw-radius-lg);
  background: var(--lw-surface-sunken);
  color: var(--lw-text);
  font-weight: var(--lw-weight-medium);
  &:hover {
    border-color: var(--lw-accent-text);
  }
  & > span {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    margin-bottom: var(--lw-space-2);
  }
`;

function Sample({
  draft,
  images,
  template,
}: Pick<TemplateDialogProps, "draft" | "images"> & { template: Template }) {
  const shown = applyTemplate(draft, template);
  const fontVersion = useFont(shown);
  const size = getStoreSize(draft.size === "play-feature" ? "play-phone" : draft.size);
  return (
    <span>
      {SHOWN.map((index) => (
        <ScreenCanvas
          key={index}
          shot={{ draft: shown, index, size, locale: draft.baseLocale }}
          {...{ images, fontVersion }}
          width={72}
        />
      ))}
    </span>
  );
}

/** Renders the templates with the draft's own texts and images. */
export function TemplateDialog({ open, draft, images, onClose, onApply }: TemplateDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title="Templates"
      description="A template changes the look. Your texts and images stay, and you can undo it."
      size="lg"
    >
      <List aria-label="Templates">
        {TEMPLATES.map((template) => (
          <li key={template.name}>
            <Pick
              type="button"
              onClick={() => {
                onApply(template);
                onClose();
              }}
            >
              <Sample {...{ draft, images, template }} />
              {template.name}
            </Pick>
          </li>
        ))}
      </List>
    </Dialog>
  );
}
