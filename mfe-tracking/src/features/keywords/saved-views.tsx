import { Button, IconButton, Link, PlusIcon, Row, Text, XIcon } from "@listwise/shared-ui";
import { useState } from "react";
import styled from "styled-components";
import { SaveView } from "./save-view";
import { useSavedViews } from "./use-saved-views";
import { useViewQuery } from "./use-keyword-view";

const View = styled.li`
  display: inline-flex;
  align-items: center;
  min-width: 0;
  border: 1px solid var(--lw-border-strong);
  border-radius: var(--lw-radius-full);
  padding-inline: var(--lw-space-3) var(--lw-space-1);
  font-size: var(--lw-font-sm);
  a {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  &:has([aria-current]) {
    border-color: var(--lw-accent-border);
    background: var(--lw-accent-soft);
  }
`;

const List = styled.ul`
  display: contents;
  list-style: none;
`;

/** Moves the focus when a view is deleted: to its neighbor, to the button that saves a view, or to the page. */
function focusBeside(button: HTMLElement): void {
  const entry = button.closest("li");
  const neighbour = entry?.nextElementSibling ?? entry?.previousElementSibling;
  const next =
    neighbour?.querySelector("a") ??
    button.closest("nav")?.querySelector<HTMLElement>(":scope > button") ??
    document.getElementById("main");
  next?.focus();
}

/** Renders links to the saved views and the button that saves the current one. */
export function SavedViews() {
  const { views, failed, retry, save, remove } = useSavedViews();
  const query = useViewQuery();
  const [naming, setNaming] = useState(false);
  if (failed) {
    return (
      <Row $gap={2} role="alert">
        <Text $size="sm">Couldn't load your saved views.</Text>
        <Button size="sm" onClick={retry}>
          Retry
        </Button>
      </Row>
    );
  }
  if (views.length === 0 && query === "") return null;
  return (
    <Row as="nav" aria-label="Saved views" $gap={2}>
      <List role="list">
        {views.map((view) => (
          <View key={view.name}>
            <Link
              to={`/keywords${view.query && `?${view.query}`}`}
              aria-current={view.query === query ? "page" : undefined}
            >
              {view.name}
            </Link>
            <IconButton
              size="sm"
              label={`Delete the view ${view.name}`}
              icon={<XIcon size={13} />}
              onClick={(event) => {
                focusBeside(event.currentTarget);
                remove(view);
              }}
            />
          </View>
        ))}
      </List>
      {query !== "" && (
        <Button size="sm" variant="ghost" icon={<PlusIcon size={14} />} onClick={() => setNaming(true)}>
          Save this view
        </Button>
      )}
      {naming && (
        <SaveView
          names={views.map(({ name }) => name)}
          onClose={() => setNaming(false)}
          onSave={(name) => save({ name, query })}
        />
      )}
    </Row>
  );
}
