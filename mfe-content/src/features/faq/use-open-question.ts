import { useLocation } from "@listwise/shared-ui";
import { useState } from "react";

/** Returns the question's id in an address's hash (`#faq-12` or `#12`), or `null`. */
function parseQuestionId(hash: string): number | null {
  const [, id] = /^#(?:faq-)?([1-9]\d{0,9})$/.exec(hash) ?? [];
  return id === undefined ? null : Number(id);
}

/** Tracks the open question: only one at a time, the last one that was clicked or linked to. */
export function useOpenQuestion() {
  const { hash, key } = useLocation();
  const [open, setOpen] = useState(() => parseQuestionId(hash));
  const [followed, setFollowed] = useState(key);
  if (followed !== key) {
    setFollowed(key);
    setOpen(parseQuestionId(hash) ?? open);
  }
  return { open, toggle: (id: number) => setOpen(open === id ? null : id) };
}
