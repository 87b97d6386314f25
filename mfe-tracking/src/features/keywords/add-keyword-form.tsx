import { KeywordTextSchema } from "@listwise/contracts/keywords";
import { z } from "@listwise/contracts/zod";
import { explainUncovered } from "@listwise/aso-core/text";
import { Button, PlusIcon, TextField, CountryField, useStoreSource } from "@listwise/shared-ui";
import { useRef, useState, type SubmitEvent } from "react";
import styled from "styled-components";
import { useAddKeyword } from "../../shared/keywords/use-add-keyword";
import { useCountryChoice } from "./use-country-choice";

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) auto;
  align-items: start;
  gap: var(--lw-space-3);
  & > button {
    margin-top: 1.625rem;
  }
  @media (max-width: 767px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > :first-child,
    & > :last-child {
      grid-column: 1 / -1;
    }
    & > button {
      margin-top: 0;
    }
  }
  /* Half of a small phone's width cuts off the options. */
  @media (max-width: 359px) {
    & > * {
      grid-column: 1 / -1;
    }
  }
`;

interface AddKeywordFormProps {
  /** App whose list it joins; `null` for none. */
  appId: number | null;
  initialCountry: string;
}

/** Tracks a keyword in the selected countries; a blank category becomes General. */
export function AddKeywordForm({ appId, initialCountry }: AddKeywordFormProps) {
  const country = useCountryChoice(initialCountry);
  const source = useStoreSource();
  const [category, setCategory] = useState("");
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const add = useAddKeyword();

  const uncovered = country.countries.map((code) => explainUncovered(source, code)).find(Boolean);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const text = z.safeParse(KeywordTextSchema, input.current?.value);
    setError(text.success ? undefined : text.error.issues[0]?.message);
    if (!text.success) {
      input.current?.focus();
      return;
    }
    if (add.isPending || uncovered) return;
    const submitted = input.current?.value;
    const clear = () => {
      // The user may have typed the next keyword in the meantime.
      const field = input.current;
      if (!field || field.value !== submitted) return;
      field.value = "";
      field.focus();
    };
    for (const code of country.countries) {
      const keyword = {
        appId,
        keywordText: text.data,
        country: code,
        category: category.trim() || "General",
      };
      add.mutate(keyword, { onSuccess: clear });
    }
  }

  return (
    <Form onSubmit={submit} aria-label="Track a keyword" noValidate>
      <TextField
        ref={input}
        label="Keyword"
        placeholder="e.g. weather radar"
        maxLength={100}
        autoComplete="off"
        error={error}
        onChange={() => setError(undefined)}
      />
      <CountryField
        label="Country"
        options={country.options}
        value={country.value}
        error={uncovered ?? undefined}
        onChange={(event) => country.onChange(event.target.value)}
      />
      <TextField
        label="Category"
        placeholder="General"
        maxLength={60}
        value={category}
        onChange={(event) => setCategory(event.target.value)}
      />
      <Button type="submit" variant="primary" icon={<PlusIcon size={15} />} busy={add.isPending}>
        Track keyword
      </Button>
    </Form>
  );
}
