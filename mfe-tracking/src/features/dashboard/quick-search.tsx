import { Button, SearchField, useNavigate } from "@listwise/shared-ui";
import { useState, type SubmitEvent } from "react";
import styled from "styled-components";

const Form = styled.form`
  display: flex;
  gap: var(--lw-space-2);
  width: min(100%, 24rem);
`;

/** Opens the search of /tracked-apps. */
export function QuickSearch() {
  const [text, setText] = useState("");
  const navigate = useNavigate();
  function submit(event: SubmitEvent) {
    event.preventDefault();
    const q = text.trim();
    void navigate(q ? `/tracked-apps?q=${encodeURIComponent(q)}` : "/tracked-apps");
  }
  return (
    <Form role="search" aria-label="Quick search" onSubmit={submit}>
      <SearchField label="Search apps" placeholder="Find an app…" value={text} onChange={setText} />
      <Button type="submit">Search</Button>
    </Form>
  );
}
