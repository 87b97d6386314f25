import { Badge, formatDate, Link } from "@listwise/shared-ui";
import type { ChangelogEntry } from "./changelog-entry";
import { Highlights } from "./highlights";

export function TimelineEntry({ entry }: { entry: ChangelogEntry }) {
  return (
    <li className="doc-release">
      <article>
        <div className="doc-release-head">
          <Badge tone="accent">{entry.version}</Badge>
          <time dateTime={entry.date}>{formatDate(entry.date)}</time>
        </div>
        <h2>
          <Link to={`/changelog/${encodeURIComponent(entry.slug)}`}>{entry.title}</Link>
        </h2>
        <Highlights highlights={entry.highlights} />
      </article>
    </li>
  );
}
