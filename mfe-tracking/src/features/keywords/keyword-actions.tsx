import type { UserKeyword } from "@listwise/contracts";
import { IconButton, Row, StarIcon, TrashIcon } from "@listwise/shared-ui";

export interface KeywordActionsProps {
  keyword: UserKeyword;
  onFavorite: (keyword: UserKeyword) => void;
  onRemove: (keyword: UserKeyword) => void;
}

export function KeywordActions({ keyword, onFavorite, onRemove }: KeywordActionsProps) {
  const { keywordText, isFavorite } = keyword;
  return (
    <Row $gap={1} $nowrap $justify="end">
      <IconButton
        size="sm"
        label={`Favourite ${keywordText}`}
        aria-pressed={isFavorite}
        icon={<StarIcon size={15} fill={isFavorite ? "currentColor" : "none"} />}
        onClick={() => onFavorite(keyword)}
      />
      <IconButton
        size="sm"
        label={`Untrack ${keywordText}`}
        icon={<TrashIcon size={15} />}
        onClick={() => onRemove(keyword)}
      />
    </Row>
  );
}
