import { useDebounce } from "use-debounce";

/** Pause after which a text is analyzed; chosen by us: shorter than a pause to think, longer than one between keystrokes. */
const SETTLE_MS = 250;

/** Returns a draft as it was after the last typing pause, for everything that needn't follow each keystroke. */
export function useSettled<Draft>(draft: Draft): Draft {
  const [settled] = useDebounce(draft, SETTLE_MS);
  return settled;
}
