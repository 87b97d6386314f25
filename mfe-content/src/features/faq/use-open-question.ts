import { useLocation } from "@listwise/shared-ui";
import { useState } from "react";

/** The id in an address's hash: `#faq-12`, or `#12` for short. */
function questionIn(hash: string): number | null {
  const [, id] = /^#(?:faq-)?([1-9]\d{0,9})$/.exec(hash) ?? [];
  return id === undefined ? null : Number(id);
}

/** One question is open at a time: the one that was pressed, or the one a link leads to. */
export function useOpenQuestion() {
  const { hash, key } = useLocation();
  const [open, setOpen] = useState(() => questionIn(hash));
  const [followed, setFollowed] = useState(key);
  if (followed !== key) {
    setFollowed(key);
    setOpen(questionIn(hash) ?? open);
  }
  return { open, toggle: (id: number) => setOpen(open === id ? null : id) };
}
