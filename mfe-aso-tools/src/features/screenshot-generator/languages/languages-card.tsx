import { getLocale, LOCALES } from "@listwise/aso-core/localization";
import { formatCount } from "@listwise/aso-core/text";
import type { ScreenshotDraft } from "@listwise/contracts/tools";
import {
  Badge,
  Button,
  Card,
  Checkbox,
  IconButton,
  Row,
  SelectField,
  Stack,
  XIcon,
} from "@listwise/shared-ui";
import { useState } from "react";
import styled from "styled-components";
import { PlainList } from "../../../shared/tool-page/tool.styles";
import { addLocales, lacksCaption, removeLocale } from "../draft/draft";
import { FillDialog } from "./fill-dialog";

interface LanguagesCardProps {
  appId: number;
  draft: ScreenshotDraft;
  onChange: (draft: ScreenshotDraft) => void;
}

const List = styled(PlainList)`
  max-height: 16rem;
  overflow-y: auto;
  li {
    display: flex;
    align-items: center;
    gap: var(--lw-space-2);
    min-height: 2rem;
    font-size: var(--lw-font-sm);
  }
  li > :first-child {
    flex: 1;
  }
`;

const Choices = styled(Row)`
  & > * {
    flex: 1 1 10rem;
  }
`;

const getName = (code: string) => getLocale(code)?.name ?? code;

/** Renders the languages of the export, and fills their captions from the localization helper. */
export function LanguagesCard({ appId, draft, onChange }: LanguagesCardProps) {
  const [isFilling, setFilling] = useState(false);
  const { locales, baseLocale, screens, fallsBack } = draft;
  const addable = LOCALES.filter(({ code }) => !locales.includes(code));
  return (
    <Card
      title="Languages"
      description="Each language gets its own captions and folder."
      actions={
        <Button size="sm" onClick={() => setFilling(true)}>
          Fill captions from your texts
        </Button>
      }
    >
      <Stack>
        <List aria-label="Languages" tabIndex={0}>
          {locales.map((code) => {
            const missing = screens.filter((screen) => lacksCaption(draft, screen, code)).length;
            return (
              <li key={code}>
                <span>{getName(code)}</span>
                {code === baseLocale && <Badge>Base</Badge>}
                {missing > 0 && <Badge tone="warning">{formatCount(missing, "caption")} missing</Badge>}
                {code !== baseLocale && (
                  <IconButton
                    size="sm"
                    variant="ghost"
                    label={`Remove ${getName(code)}`}
                    icon={<XIcon size={14} />}
                    onClick={() => onChange(removeLocale(draft, code))}
                  />
                )}
              </li>
            );
          })}
        </List>
        <Choices $align="end">
          <SelectField
            label="Add a language"
            options={[
              { value: "", label: "Choose a language" },
              ...addable.map(({ code, name }) => ({ value: code, label: name })),
            ]}
            value=""
            onChange={({ target }) => {
              if (target.value) onChange(addLocales(draft, [target.value]));
            }}
          />
          <SelectField
            label="Base language"
            options={locales.map((code) => ({ value: code, label: getName(code) }))}
            value={baseLocale}
            onChange={({ target }) => onChange({ ...draft, baseLocale: target.value })}
          />
        </Choices>
        <Checkbox
          label="Use the base language for missing captions"
          checked={fallsBack}
          onChange={(event) => onChange({ ...draft, fallsBack: event.target.checked })}
        />
      </Stack>
      <FillDialog
        open={isFilling}
        appId={appId}
        draft={draft}
        onClose={() => setFilling(false)}
        onFill={onChange}
      />
    </Card>
  );
}
