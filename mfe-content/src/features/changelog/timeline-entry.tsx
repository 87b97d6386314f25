import { Badge, formatDate, Link } from "@listwise/shared-ui";
import type { ChangelogEntry } from "./changelog-entry";
import { Entry, EntryHead } from "./changelog.styles";
import { Highlights } from "./highlights";

export function TimelineEntry({ entry }: { entry: ChangelogEntry }) {
  return (
    <Entry>
      <article>
        <EntryHead>
          <Badge tone="accent">{entry.version}</Badge>
          <time dateTime={entry.date}>{formatDate(entry.date)}</time>
        </EntryHead>
        <h2>
          <Link to={`/changelog/${encodeURIComponent(entry.slug)}`}>{entry.title}</Link>
        </h2>
        <Highlights highlights={entry.highlights} />
      </article>
    </Entry>
  );
}
