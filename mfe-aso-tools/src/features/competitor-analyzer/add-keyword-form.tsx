import type { Competitor } from "@listwise/contracts/apps";
import { Button, PlusIcon, Row, VisuallyHidden } from "@listwise/shared-ui";
import { useId, useState, type SyntheticEvent } from "react";
import { KeywordInput } from "./competitors.styles";
import type { MyKeywords } from "./use-my-keywords";

/** Tracks any keyword; suggests phrases of the competitor's listing. */
export function AddKeywordForm({ competitor, mine }: { competitor: Competitor; mine: MyKeywords }) {
  const id = useId();
  const [text, setText] = useState("");
  const asked = text.trim();
  const ideas = competitor.ideas.filter((idea) => !mine.isMine(idea));

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (asked !== "") mine.add(asked, () => setText(""));
  }

  return (
    <form onSubmit={submit}>
      <VisuallyHidden as="label" htmlFor={id}>
        Keyword to add from {competitor.name}
      </VisuallyHidden>
      <Row $nowrap $gap={2}>
        <KeywordInput
          id={id}
          list={`${id}-ideas`}
          maxLength={100}
          placeholder={ideas[0] ? `e.g. ${ideas[0]}` : "Add a keyword"}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <datalist id={`${id}-ideas`}>
          {ideas.map((idea) => (
            <option key={idea} value={idea} />
          ))}
        </datalist>
        <Button
          type="submit"
          size="sm"
          icon={<PlusIcon size={14} aria-hidden="true" />}
          busy={asked !== "" && mine.adding === asked}
          aria-label={`Add keyword from ${competitor.name}`}
        >
          Add
        </Button>
      </Row>
    </form>
  );
}
