import { useMediaQuery } from "../primitives/use-media-query";
import { Link } from "../router/facade";
import type { ContentHeading } from "./enhance-headings";
import { Contents } from "./contents-nav.styles";
import { useActiveHeading } from "./use-active-heading";

/** Window width in pixels from which the table of contents is open next to the text. */
const WIDE_PX = 1100;

/** Renders the table of contents and marks the current section. */
export function ContentsNav({ headings }: { headings: readonly ContentHeading[] }) {
  const active = useActiveHeading(headings);
  const isWide = useMediaQuery(`(min-width: ${WIDE_PX}px)`);
  const top = Math.min(...headings.map(({ level }) => level));
  return (
    <Contents aria-label="On this page">
      <details open={isWide}>
        <summary>On this page</summary>
        <ol>
          {headings.map(({ id, text, level }) => (
            <li key={id} data-level={level - top}>
              <Link to={{ hash: id }} aria-current={id === active ? "location" : undefined}>
                {text}
              </Link>
            </li>
          ))}
        </ol>
      </details>
    </Contents>
  );
}
