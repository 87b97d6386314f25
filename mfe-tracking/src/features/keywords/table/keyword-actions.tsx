import type { KeywordTableRow } from "@listwise/contracts/keywords";
import { IconButton, PencilIcon, RefreshCwIcon, Row, StarIcon, TrashIcon } from "@listwise/shared-ui";
import styled from "styled-components";
import { isOptimistic } from "../../../shared/keywords/optimistic-keyword";

const Actions = styled(Row)`
  gap: 0;
`;

export interface KeywordActionsProps {
  keyword: KeywordTableRow;
  updating: boolean;
  onFavorite: (keyword: KeywordTableRow) => void;
  onRefresh: (keyword: KeywordTableRow) => void;
  onEdit: (keyword: KeywordTableRow) => void;
  onRemove: (keyword: KeywordTableRow) => void;
}

export function KeywordActions({ keyword, updating, ...on }: KeywordActionsProps) {
  const { keywordText, isFavorite } = keyword;
  // Actions need an id from the server.
  const disabled = isOptimistic(keyword);
  return (
    <Actions $nowrap $justify="end">
      <IconButton
        size="sm"
        label={`Favorite ${keywordText}`}
        aria-pressed={isFavorite}
        icon={<StarIcon size={15} fill={isFavorite ? "currentColor" : "none"} />}
        disabled={disabled}
        onClick={() => on.onFavorite(keyword)}
      />
      <IconButton
        size="sm"
        label={`Update the rank of ${keywordText}`}
        icon={<RefreshCwIcon size={15} />}
        disabled={disabled}
        // Not disabled, which would take the focus from the row.
        aria-disabled={updating || undefined}
        onClick={() => {
          if (!updating) on.onRefresh(keyword);
        }}
      />
      <IconButton
        size="sm"
        label={`Edit ${keywordText}`}
        icon={<PencilIcon size={15} />}
        disabled={disabled}
        onClick={() => on.onEdit(keyword)}
      />
      <IconButton
        size="sm"
        label={`Untrack ${keywordText}`}
        icon={<TrashIcon size={15} />}
        disabled={disabled}
        onClick={() => on.onRemove(keyword)}
      />
    </Actions>
  );
}
