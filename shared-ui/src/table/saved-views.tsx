import { useState } from "react";
import styled from "styled-components";
import { readError } from "../composites/read-error";
import { PencilIcon, PlusIcon, XIcon } from "../icons/icons";
import { Button, IconButton } from "../primitives/button";
import { Row } from "../primitives/layout";
import { Text } from "../primitives/text";
import { Link } from "../router/facade";
import { toast } from "../toasts/toast";
import { NameView } from "./name-view";

const UNDO_MS = 5_000;

/** Filters, sort order and columns of a table under a name, as a query string. */
export interface NamedView {
  id: number;
  name: string;
  query: string;
  /** Place in the list, ascending; a restored view gets its own back. */
  position: number;
}

/** Saved views of a table and functions that change them, which reject if they fail; `useSavedViews` of shared-auth fits. */
export interface TableViews {
  /** Empty while they load. */
  views: readonly NamedView[];
  /** Present if loading failed; loads again. */
  retry?: () => void;
  save: (view: { name: string; query: string; position?: number }) => Promise<void>;
  change: (id: number, change: { name?: string; query?: string }) => Promise<void>;
  remove: (id: number) => Promise<void>;
}

const View = styled.li`
  display: inline-flex;
  align-items: center;
  min-width: 0;
  border: 1px solid var(--lw-border-strong);
  /* Half the height of one line; several lines need corners that leave room for the text. */
  border-radius: 1rem;
  padding-inline: var(--lw-space-3) var(--lw-space-1);
  font-size: var(--lw-font-sm);
  a {
    min-width: 0;
    padding-block: var(--lw-space-1);
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
  const neighbor = entry?.nextElementSibling ?? entry?.previousElementSibling;
  const next =
    neighbor?.querySelector("a") ??
    button.closest("nav")?.querySelector<HTMLElement>(":scope > button") ??
    document.getElementById("main");
  next?.focus();
}

function getSearch(query: string, hidesByDefault: boolean): string {
  const params = new URLSearchParams(query);
  if (hidesByDefault && !params.has("hide")) params.set("hide", "");
  return params.size > 0 ? `?${params.toString()}` : "";
}

/** Shows a failed change as a toast. Returns true if the change succeeded. */
async function report(change: Promise<void>): Promise<boolean> {
  try {
    await change;
    return true;
  } catch (problem) {
    toast.error("Couldn't save your views", { description: readError(problem).message ?? undefined });
    return false;
  }
}

interface SavedViewsProps {
  store: TableViews;
  /** Path of the page that shows the table. */
  path: string;
  /** Query string of the current view; "" for the usual one, which isn't worth saving. */
  query: string;
  /** The stored choice hides columns, so views with all columns must say so. */
  hidesByDefault?: boolean;
}

/** Renders links to the saved views, and buttons to save, rename and delete them. */
export function SavedViews({ store, path, query, hidesByDefault = false }: SavedViewsProps) {
  const { views, retry } = store;
  /** View to rename, or "new". */
  const [named, setNamed] = useState<NamedView | "new" | null>(null);
  if (retry) {
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

  async function remove({ id, ...view }: NamedView): Promise<void> {
    if (!(await report(store.remove(id)))) return;
    const action = { label: "Undo", onClick: () => void report(store.save(view)) };
    toast.success("View deleted", { description: view.name, duration: UNDO_MS, action });
  }

  function save(name: string): Promise<void> {
    if (named !== "new" && named) return store.change(named.id, { name });
    const replaced = views.find((view) => view.name === name);
    return replaced ? store.change(replaced.id, { query }) : store.save({ name, query });
  }

  return (
    <Row as="nav" aria-label="Saved views" $gap={2}>
      <List role="list">
        {views.map((view) => (
          <View key={view.id}>
            <Link
              to={`${path}${getSearch(view.query, hidesByDefault)}`}
              aria-current={view.query === query ? "page" : undefined}
            >
              {view.name}
            </Link>
            {view.query === query && (
              <IconButton
                size="sm"
                label={`Rename the view ${view.name}`}
                icon={<PencilIcon size={13} />}
                onClick={() => setNamed(view)}
              />
            )}
            <IconButton
              size="sm"
              label={`Delete the view ${view.name}`}
              icon={<XIcon size={13} />}
              onClick={(event) => {
                focusBeside(event.currentTarget);
                void remove(view);
              }}
            />
          </View>
        ))}
      </List>
      {query !== "" && (
        <Button
          size="sm"
          variant="ghost"
          edge={views.length === 0 ? "start" : undefined}
          icon={<PlusIcon size={14} />}
          onClick={() => setNamed("new")}
        >
          Save this view
        </Button>
      )}
      {named && (
        <NameView
          current={named === "new" ? "" : named.name}
          names={views.map(({ name }) => name)}
          onClose={() => setNamed(null)}
          onSave={save}
        />
      )}
    </Row>
  );
}
