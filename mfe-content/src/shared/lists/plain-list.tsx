import { createElement, type HTMLAttributes } from "react";

interface PlainListProps extends HTMLAttributes<HTMLElement> {
  ordered?: boolean;
}

/** Renders a list without markers. Its role is explicit, because Safari drops the one of such lists. */
export function PlainList({ ordered = false, ...rest }: PlainListProps) {
  return createElement(ordered ? "ol" : "ul", { role: "list", ...rest });
}
