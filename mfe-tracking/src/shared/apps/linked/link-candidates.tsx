import type { AppLinkState } from "@listwise/contracts/apps";
import { AppIcon, Button, Stack, Text } from "@listwise/shared-ui";
import styled from "styled-components";
import { AppList, AppRow, RowEnd, RowMain } from "../app-list.styles";

/** Number of apps per list; a search finds the others. Chosen by us. */
const MAX_SHOWN = 30;
const MATCH_TEXTS = { name: "same name", developer: "same developer" } as const;

const Frame = styled.div`
  border: 1px solid var(--lw-border);
  border-radius: var(--lw-radius-md);
`;

const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;

export type Candidate = AppLinkState["candidates"][number];

/** Choice of the app to link. */
export interface LinkChoice {
  /** Id of the app that is being linked. */
  linking: number | null;
  onLink: (app: Candidate["app"]) => void;
}

interface LinkCandidatesProps extends LinkChoice {
  title: string;
  candidates: readonly Candidate[];
  /** Label of the buttons. */
  action?: string;
}

/** Renders apps with buttons that link them. */
export function LinkCandidates({ title, candidates, action = "Link", linking, onLink }: LinkCandidatesProps) {
  if (candidates.length === 0) return null;
  return (
    <Stack $gap={2}>
      <h3>{title}</h3>
      <Frame>
        <AppList aria-label={title}>
          {candidates.slice(0, MAX_SHOWN).map(({ app, matches }) => (
            <AppRow key={app.id}>
              <RowMain>
                <AppIcon name={app.name} src={app.icon} size={36} />
                <Words>
                  <strong>{app.name}</strong>
                  <Text $size="sm" $tone="muted">
                    {[app.developer, ...matches.map((match) => MATCH_TEXTS[match])]
                      .filter(Boolean)
                      .join(" · ")}
                  </Text>
                </Words>
              </RowMain>
              <RowEnd>
                <Button
                  size="sm"
                  aria-label={`${action} ${app.name}`}
                  busy={linking === app.id}
                  disabled={linking !== null && linking !== app.id}
                  onClick={() => onLink(app)}
                >
                  {action}
                </Button>
              </RowEnd>
            </AppRow>
          ))}
        </AppList>
      </Frame>
      {candidates.length > MAX_SHOWN && (
        <Text $size="sm" $tone="muted">
          Search to find more apps.
        </Text>
      )}
    </Stack>
  );
}
