import { computeRankChange, describeRankMove, NOT_RANKED } from "@listwise/aso-core/visibility";
import { ArrowDownIcon, ArrowUpIcon } from "../icons/icons";
import { VisuallyHidden } from "../primitives/visually-hidden";
import { ChangeBadge, ChangeRoot } from "./change-badge";

export interface RankChangeProps {
  /** Earlier rank; 201 = not in the top 200, `null` = not checked. */
  before: number | null;
  now: number | null;
  /** Shows one word if the app entered or left the ranks, for narrow columns. */
  compact?: boolean;
}

/** Renders the change of a rank: the ranks gained or lost, or that the app entered the ranks or is no longer ranked. */
export function RankChange({ before, now, compact = false }: RankChangeProps) {
  const move = describeRankMove(before, now);
  if (move === null) return <ChangeBadge change={computeRankChange(before, now)} />;
  const isIn = before === NOT_RANKED;
  const Icon = isIn ? ArrowUpIcon : ArrowDownIcon;
  return (
    <ChangeRoot $tone={isIn ? "change-surge" : "change-drop"} title={compact ? move : undefined}>
      <Icon size={13} aria-hidden="true" />
      {compact ? (
        <>
          <span aria-hidden="true">{isIn ? "Entered" : "Left"}</span>
          <VisuallyHidden>{move}</VisuallyHidden>
        </>
      ) : (
        move
      )}
    </ChangeRoot>
  );
}
