import {
  computeProgress,
  type FieldKey,
  type ListingPlatform,
  type Locale,
} from "@listwise/aso-core/localization";
import { Badge, Grid, Row, Stack, Text } from "@listwise/shared-ui";
import { memo, useId } from "react";
import { useStore } from "zustand";
import type { Editor } from "./editor.store";
import { LanguageRoot, PlainList } from "./localization.styles";
import { TextCell } from "./text-cell";
import { useFindings } from "./use-findings";

interface LanguageCardProps {
  editor: Editor;
  locale: Locale;
  fields: readonly FieldKey[];
  platform: ListingPlatform;
  isBase: boolean;
  onTranslate: (locale: string, field: FieldKey) => Promise<unknown>;
}

export const LanguageCard = memo(function LanguageCard(props: LanguageCardProps) {
  const { editor, locale, fields, platform, isBase, onTranslate } = props;
  const { code, name, nativeName } = locale;
  const heading = useId();
  const progress = useStore(editor, ({ settled, touched }) =>
    computeProgress(code, settled[code], touched[code] === true),
  );
  const findings = useFindings(editor, code, platform).filter(({ field }) => fields.includes(field));
  return (
    <LanguageRoot aria-labelledby={heading}>
      <Stack $gap={3}>
        <Row $justify="space-between">
          <h3 id={heading}>
            {name}{" "}
            <Text as="span" $tone="muted" $size="sm" lang={code}>
              {nativeName}
            </Text>
          </h3>
          <Row $gap={2}>
            {isBase && <Badge tone="accent">Base language</Badge>}
            <Badge>{code}</Badge>
            <Badge tone={progress === 100 ? "success" : "neutral"}>{progress}%</Badge>
          </Row>
        </Row>
        <Grid $min={fields.length > 1 ? "18rem" : "100%"}>
          {fields.map((field) => (
            <TextCell
              key={field}
              {...{ editor, field, platform, isBase, onTranslate }}
              locale={code}
              language={name}
            />
          ))}
        </Grid>
        {findings.length > 0 && (
          <PlainList aria-label={`Findings, ${name}`}>
            {findings.map(({ field, rule, severity, message }) => (
              <li key={`${field}-${rule}`}>
                <Badge tone={severity === "error" ? "danger" : "warning"}>
                  {severity === "error" ? "Fix" : "Improve"}
                </Badge>{" "}
                {message}
              </li>
            ))}
          </PlainList>
        )}
      </Stack>
    </LanguageRoot>
  );
});
