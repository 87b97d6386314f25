import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";

declare global {
  interface Window {
    /** Query that the script in the HTML removed from the URL. */
    __listwiseSecrets?: string | undefined;
  }
}

/** Reads the secrets that email links and identity providers put into the URL; missing ones are empty strings. */
function parseTokens(search: URLSearchParams) {
  const of = (name: string) => search.get(name) ?? "";
  return { token: of("token"), code: of("code"), error: of("error") };
}

/** Returns the secrets of the URL and removes them from it, so that they appear in no history entry or referrer. */
export function useUrlTokens(): ReturnType<typeof parseTokens> {
  const [search, setSearch] = useSearchParams();
  const [secrets] = useState(() => {
    // The router updates the URL only later.
    if (window.location.search)
      window.history.replaceState(window.history.state, "", window.location.pathname);
    const taken = window.__listwiseSecrets;
    return parseTokens(taken === undefined ? search : new URLSearchParams(taken));
  });
  const visible = search.size > 0;
  useEffect(() => {
    window.__listwiseSecrets = undefined;
    if (visible) setSearch({}, { replace: true });
  }, [visible, setSearch]);
  return secrets;
}
