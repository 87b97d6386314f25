import { Badge, Button, CheckIcon, PlusIcon } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { userKeywordsQuery } from "../../shared/keywords.api";
import { useAddKeyword } from "../../shared/use-add-keyword";

export interface TrackKeywordProps {
  keyword: string;
  country: string;
}

/** Tracks the keyword of the page, or says that it is tracked. */
export function TrackKeyword({ keyword, country }: TrackKeywordProps) {
  const { data } = useQuery(userKeywordsQuery());
  const add = useAddKeyword();
  const tracked = data?.some(
    (item) => item.country === country && item.keywordText.toLowerCase() === keyword.toLowerCase(),
  );
  if (tracked === undefined) return null;
  if (tracked) {
    return (
      <Badge tone="success" icon={<CheckIcon size={12} aria-hidden="true" />}>
        Tracked
      </Badge>
    );
  }
  return (
    <Button
      variant="primary"
      icon={<PlusIcon size={15} />}
      busy={add.isPending}
      onClick={() => add.mutate({ keywordText: keyword, country })}
    >
      Track keyword
    </Button>
  );
}
