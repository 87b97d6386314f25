import { AppIcon, Checkbox } from "@listwise/shared-ui";
import styled from "styled-components";
import { RatingText } from "../../shared/apps/rating-text";
import { AppList, AppRow } from "../../shared/apps/app-list.styles";
import { Frame } from "./app-choices";
import type { SuggestedCompetitor } from "./onboarding.api";

/** On a phone the rating is below the name. */
const Row = styled(AppRow)`
  align-items: flex-start;
  @media (max-width: 639px) {
    & > :last-child {
      margin-inline-start: 4.5rem;
    }
  }
`;

const Choice = styled.div`
  display: flex;
  flex: 1 1 14rem;
  gap: var(--lw-space-3);
  min-width: 0;
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export interface CompetitorChoicesProps {
  suggestions: readonly SuggestedCompetitor[];
  /** Ids of the chosen apps. */
  selected: readonly number[];
  onToggle: (id: number) => void;
}

/** Renders suggested apps, each with the reason, of which several can be chosen. */
export function CompetitorChoices({ suggestions, selected, onToggle }: CompetitorChoicesProps) {
  return (
    <Frame>
      <AppList aria-label="Suggested competitors">
        {suggestions.map(({ app, reason }) => (
          <Row key={app.id}>
            <Choice>
              <AppIcon name={app.name} src={app.icon} size={32} />
              <Words>
                <Checkbox
                  label={app.name}
                  hint={[app.developer, reason].filter(Boolean).join(" · ")}
                  checked={selected.includes(app.id)}
                  onChange={() => onToggle(app.id)}
                />
              </Words>
            </Choice>
            <RatingText app={app} />
          </Row>
        ))}
      </AppList>
    </Frame>
  );
}
