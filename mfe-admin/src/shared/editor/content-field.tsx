import { Button, Row, Stack, Tabs, Text, TextAreaField } from "@listwise/shared-ui";
import { useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { ContentPreview } from "./content-preview";
import { formattingCommands, applyFormatting } from "./formatting-commands";

interface ContentFieldProps {
  value: string;
  error?: string | undefined;
  onChange: (text: string) => void;
}

const Preview = styled.div`
  min-height: 16rem;
  padding: var(--lw-space-4);
  border: 1px solid var(--lw-border);
  border-radius: var(--lw-radius-md);
  overflow-wrap: anywhere;
`;

const tabs = [
  { value: "write", label: "Write" },
  { value: "preview", label: "Preview" },
];

/** Article editor for Markdown or HTML with a preview rendered like on the site. */
export function ContentField({ value, error, onChange }: ContentFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [tab, setTab] = useState("write");
  const [chosen, setChosen] = useState<{ from: number; to: number } | null>(null);
  useEffect(() => {
    if (!chosen || !area.current) return;
    area.current.focus();
    area.current.setSelectionRange(chosen.from, chosen.to);
  }, [chosen]);

  const put = (mark: (typeof formattingCommands)[number]) => {
    if (!area.current) return;
    const { selectionStart, selectionEnd } = area.current;
    const next = applyFormatting({ text: value, from: selectionStart, to: selectionEnd }, mark);
    onChange(next.text);
    setChosen({ from: next.from, to: next.to });
  };

  return (
    <Tabs label="Content" tabs={tabs} value={tab} onChange={setTab}>
      {tab === "write" ? (
        <Stack $gap={3}>
          <Row $gap={1} role="group" aria-label="Formatting">
            {formattingCommands.map((mark) => (
              <Button key={mark.key} size="sm" variant="ghost" onClick={() => put(mark)}>
                {mark.label}
              </Button>
            ))}
          </Row>
          <TextAreaField
            ref={area}
            label="Content"
            name="content"
            rows={18}
            hint="Markdown or HTML. Unsafe content such as scripts is removed on save."
            value={value}
            error={error}
            onChange={(event) => onChange(event.target.value)}
          />
        </Stack>
      ) : (
        <Preview>
          {value.trim() ? (
            <ContentPreview text={value} />
          ) : (
            <Text $tone="muted">Nothing to preview yet.</Text>
          )}
        </Preview>
      )}
    </Tabs>
  );
}
