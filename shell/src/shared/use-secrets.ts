import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";

declare global {
  interface Window {
    /** The query that the page's first script has taken out of the address. */
    __listwiseSecrets?: string | undefined;
  }
}

/** Secrets that a link in a mail or a provider puts into the address; empty texts where there are none. */
function secretsIn(search: URLSearchParams) {
  const of = (name: string) => search.get(name) ?? "";
  return { token: of("token"), code: of("code"), error: of("error") };
}

/** Returns the secrets of the address and removes them from it, so that they are in no history and no referrer. */
export function useSecrets(): ReturnType<typeof secretsIn> {
  const [search, setSearch] = useSearchParams();
  const [secrets] = useState(() => {
    // The router's own change of the address comes later than this one.
    if (window.location.search)
      window.history.replaceState(window.history.state, "", window.location.pathname);
    const taken = window.__listwiseSecrets;
    return secretsIn(taken === undefined ? search : new URLSearchParams(taken));
  });
  const visible = search.size > 0;
  useEffect(() => {
    window.__listwiseSecrets = undefined;
    if (visible) setSearch({}, { replace: true });
  }, [visible, setSearch]);
  return secrets;
}
