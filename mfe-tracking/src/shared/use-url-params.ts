import { detailsOf, withDetails, withoutDetails } from "@listwise/contracts";
import { useLocation, useNavigate, useSearchParams } from "@listwise/shared-ui";

type Changes = Record<string, string | null>;

/** Writes parameters into the address; the rest of it and the history entry's own note stay. */
export function useWriteParams() {
  const { pathname, hash, state } = useLocation();
  const navigate = useNavigate();
  return function write(next: URLSearchParams, { push = false } = {}): void {
    const search = next.size > 0 ? `?${next.toString()}` : "";
    // The note (was it opened from a page of ours?) outlives a change of the view.
    const note: unknown = state;
    void navigate({ pathname, hash, search }, { replace: !push, state: note });
  };
}

/**
 * The page's view in the URL, without what belongs to the details above it. `change` keeps what it does not name; null or
 * "" takes a parameter away.
 */
export function useUrlParams() {
  const [search] = useSearchParams();
  const write = useWriteParams();
  const params = withoutDetails(search);

  function change(changes: Changes, options?: { push?: boolean }): void {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    const details = detailsOf(search);
    write(details ? withDetails(next, details) : next, options);
  }

  return { params, change };
}
