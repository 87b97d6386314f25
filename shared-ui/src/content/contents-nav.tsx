import { useState } from "react";
import { Link } from "../router/facade";
import type { ContentHeading } from "./arrange-headings";
import { Contents } from "./contents-nav.styles";
import { useActiveHeading } from "./use-active-heading";

/** From this width in pixels on it stands open beside the text. */
const BESIDE = 1100;

/** Where in a long article one is, and a way to its parts. */
export function ContentsNav({ headings }: { headings: readonly ContentHeading[] }) {
  const active = useActiveHeading(headings);
  const [open] = useState(() => window.innerWidth >= BESIDE);
  const top = Math.min(...headings.map(({ level }) => level));
  return (
    <Contents aria-label="On this page">
      <details open={open}>
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
