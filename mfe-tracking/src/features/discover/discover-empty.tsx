import type { DiscoveryList } from "@listwise/contracts/keywords";
import { addWorkspaceParams } from "@listwise/shared-auth";
import { Button, EmptyState, EyeOffIcon, KeyRoundIcon, LinkButton, UsersIcon } from "@listwise/shared-ui";
import { SuggestedCompetitors } from "../../shared/apps/suggested-competitors";
import type { DiscoverScope } from "./discover.api";

const NONE_LEFT: Readonly<Record<DiscoveryList, string>> = {
  ranked: "Your list has all checked keywords for which this app ranks.",
  gaps: "No competitor is in the top 50 for a checked keyword that your app doesn't rank for.",
  suggestions: "Your list has all keywords that we found for this app.",
  hidden: "Keywords that you mark as not relevant are listed here, so that you can restore them.",
};

export interface DiscoverEmptyProps extends DiscoverScope {
  list: DiscoveryList;
  /** The reason why the list is empty; `null` if only the filters have no match. */
  reason: "no-competitors" | "nothing-checked" | "none-left" | null;
  onClearFilters: () => void;
  onShowSuggestions: () => void;
}

/** Renders why a list is empty, with the action that helps. */
export function DiscoverEmpty(props: DiscoverEmptyProps) {
  const { list, reason, onClearFilters, onShowSuggestions, ...scope } = props;
  const search = addWorkspaceParams(new URLSearchParams(), scope).toString();
  if (reason === null) {
    return (
      <EmptyState
        title="No matching keywords"
        message="No keyword of this list matches your filters."
        action={<Button onClick={onClearFilters}>Clear filters</Button>}
      />
    );
  }
  if (list === "hidden") {
    return (
      <EmptyState icon={<EyeOffIcon size={20} />} title="Nothing is hidden" message={NONE_LEFT.hidden} />
    );
  }
  if (reason === "no-competitors") {
    return (
      <EmptyState
        icon={<UsersIcon size={20} />}
        title="No competitors yet"
        message="Add competitors to find the keywords that they rank for and you don't."
        action={<SuggestedCompetitors {...scope} />}
      />
    );
  }
  if (reason === "nothing-checked" && list !== "suggestions") {
    return (
      <EmptyState
        icon={<KeyRoundIcon size={20} />}
        title="No keywords checked yet"
        message="Check the suggestions: their search results show for which of them you and your competitors rank."
        action={<Button onClick={onShowSuggestions}>Show suggestions</Button>}
      />
    );
  }
  return (
    <EmptyState
      icon={<KeyRoundIcon size={20} />}
      title="Nothing left to add"
      message={NONE_LEFT[list]}
      action={<LinkButton to={`/keywords?${search}`}>Add keywords</LinkButton>}
    />
  );
}
