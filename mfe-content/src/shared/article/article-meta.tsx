import { PRODUCT_NAME } from "@listwise/contracts/site";
import { CalendarIcon, ClockIcon, formatDate, UserIcon } from "@listwise/shared-ui";

interface ArticleMetaProps {
  date: string | null;
  /** Text before the date, such as "Updated". */
  dateLabel?: string;
  /** `null` shows the team's name; `undefined` shows no author. */
  author?: string | null | undefined;
  /** Reading time in minutes. */
  minutes?: number;
}

export function ArticleMeta({ date, dateLabel, author, minutes }: ArticleMetaProps) {
  return (
    <div className="doc-meta">
      {date !== null && (
        <span>
          <CalendarIcon size={13} aria-hidden="true" />
          {dateLabel && <>{dateLabel} </>}
          <time dateTime={date}>{formatDate(date)}</time>
        </span>
      )}
      {author !== undefined && (
        <span>
          <UserIcon size={13} aria-hidden="true" />
          {author ?? `${PRODUCT_NAME} Team`}
        </span>
      )}
      {minutes !== undefined && (
        <span>
          <ClockIcon size={13} aria-hidden="true" />
          {minutes} min read
        </span>
      )}
    </div>
  );
}
