import { Button, memoizeLazy } from "@listwise/shared-ui";
import styled from "styled-components";
import { useHotUpdatesStore } from "../../host/registry/overrides/hot-updates.store";
import {
  getActiveOverrides,
  getOverridesEnd,
  reloadWithOverrides,
} from "../../host/registry/overrides/override";
import { Code } from "../devtools.styles";

const List = styled.ul`
  display: grid;
  gap: var(--lw-space-2);
  margin: var(--lw-space-2) 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--lw-space-1) var(--lw-space-3);
    align-items: center;
  }
`;

const times = memoizeLazy(
  () => new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit", second: "2-digit" }),
);

/** Renders the overrides of this tab, each with its last hot update. */
export function ActiveOverrides() {
  const updates = useHotUpdatesStore();
  const overrides = getActiveOverrides();
  const end = getOverridesEnd();
  if (overrides.length === 0) return <p>No overrides: this tab uses the versions that the site serves.</p>;
  return (
    <>
      <List aria-label="Overrides of this tab">
        {overrides.map((override) => {
          const updatedAt = updates[override.name];
          const isServer = "origin" in override;
          return (
            <li key={override.name}>
              <strong>{override.name}</strong>
              <Code>{isServer ? override.origin : override.version}</Code>
              {isServer && (
                <span>
                  {updatedAt
                    ? `Your changes arrived at ${times().format(updatedAt)}; its state was reset.`
                    : "Saved changes appear automatically. They reset the state of the remote, not the page."}
                </span>
              )}
              <Button
                size="sm"
                aria-label={`Remove the override of ${override.name}`}
                onClick={() => reloadWithOverrides(overrides.filter((one) => one !== override))}
              >
                Remove
              </Button>
            </li>
          );
        })}
      </List>
      <p>
        {end === null
          ? "They end with this page."
          : `They end at ${times().format(end)}, or when you close the tab.`}{" "}
        <Button size="sm" variant="ghost" onClick={() => reloadWithOverrides([])}>
          Turn all off
        </Button>
      </p>
    </>
  );
}
