import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";

/** A secret that the address of a mail or a provider carries. */
function secretsIn(search: URLSearchParams) {
  const of = (name: string) => search.get(name) ?? "";
  return { token: of("token"), code: of("code"), error: of("error") };
}

/** The secrets of the address, taken out of it at once, so that they are in no history and no referrer. */
export function useSecrets(): ReturnType<typeof secretsIn> {
  const [search, setSearch] = useSearchParams();
  const [secrets] = useState(() => {
    // The router's own change of the address comes later than this one.
    if (window.location.search)
      window.history.replaceState(window.history.state, "", window.location.pathname);
    return secretsIn(search);
  });
  const visible = search.size > 0;
  useEffect(() => {
    if (visible) setSearch({}, { replace: true });
  }, [visible, setSearch]);
  return secrets;
}
