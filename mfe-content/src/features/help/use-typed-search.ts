import { useSearchParams } from "@listwise/shared-ui";
import { useEffect, useState } from "react";

const MAX_SEARCH_LENGTH = 200;
/** Pause after which the address gets what was typed; chosen by us: browsers limit how often it changes. */
const TYPING_MS = 300;

/**
 * Returns the typed search, which the address follows after a pause, so that going back from a result finds it again.
 * `submit` changes the address immediately.
 */
export function useTypedSearch() {
  const [params, setParams] = useSearchParams();
  const search = (params.get("search") ?? "").trim().slice(0, MAX_SEARCH_LENGTH);
  const [text, setText] = useState(search);
  const [known, setKnown] = useState(search);
  if (search !== known) {
    setKnown(search);
    if (search !== text.trim()) setText(search);
  }
  const typed = text.trim();
  const submit = (next = typed) => {
    setText(next);
    if (next !== search) setParams(next === "" ? {} : { search: next }, { replace: true });
  };
  useEffect(() => {
    const timer = setTimeout(() => {
      if (typed !== search) setParams(typed === "" ? {} : { search: typed }, { replace: true });
    }, TYPING_MS);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Only typing starts the pause.
  }, [typed]);
  return { text, typed, type: setText, submit };
}
