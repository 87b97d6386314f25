import { KeywordTextSchema } from "@listwise/contracts/keywords";
import { z } from "@listwise/contracts/zod";
import { Button, PlusIcon, TextField } from "@listwise/shared-ui";
import { useRef, useState, type SubmitEvent } from "react";
import styled from "styled-components";
import { useAddKeyword } from "../../../shared/keywords/use-add-keyword";

const Form = styled.form`
  display: flex;
  flex: 1 1 16rem;
  flex-wrap: wrap;
  gap: var(--lw-space-2);
  max-width: 26rem;
  & > :first-child {
    flex: 1 1 11rem;
    min-width: 0;
  }
`;

/** Tracks a keyword in the selected country. */
export function AddKeywordField({ country }: { country: string }) {
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const add = useAddKeyword();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const field = input.current;
    const text = z.safeParse(KeywordTextSchema, field?.value);
    setError(text.success ? undefined : text.error.issues[0]?.message);
    field?.focus();
    if (!text.success || add.isPending) return;
    const clear = () => {
      if (field) field.value = "";
    };
    add.mutate({ keywordText: text.data, country }, { onSuccess: clear });
  }

  return (
    <Form onSubmit={submit} aria-label="Add a keyword" noValidate>
      <TextField
        ref={input}
        label="New keyword"
        hideLabel
        placeholder="Add a keyword"
        maxLength={100}
        autoComplete="off"
        error={error}
        onChange={() => setError(undefined)}
      />
      <Button type="submit" icon={<PlusIcon size={15} />} busy={add.isPending}>
        Add keyword
      </Button>
    </Form>
  );
}
