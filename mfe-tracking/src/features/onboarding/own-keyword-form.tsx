import { Button, PlusIcon, TextField } from "@listwise/shared-ui";
import { useState, type SubmitEvent } from "react";
import styled from "styled-components";

const Form = styled.form`
  display: flex;
  align-items: flex-end;
  gap: var(--lw-space-2);
  max-width: 26rem;
  & > :first-child {
    flex: 1;
  }
`;

const MAX_LENGTH = 100;

/** Adds a keyword that isn't suggested. */
export function OwnKeywordForm({ onAdd }: { onAdd: (keyword: string) => void }) {
  const [text, setText] = useState("");
  function submit(event: SubmitEvent) {
    event.preventDefault();
    const keyword = text.trim().toLowerCase().replace(/\s+/g, " ");
    if (keyword === "") return;
    onAdd(keyword);
    setText("");
  }
  return (
    <Form onSubmit={submit}>
      <TextField
        label="Your own keyword"
        maxLength={MAX_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" icon={<PlusIcon size={15} />}>
        Add
      </Button>
    </Form>
  );
}
