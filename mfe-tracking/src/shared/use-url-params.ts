import { parseDetails, setDetails, removeDetails } from "@listwise/contracts/events";
import { useLocation, useNavigate, useSearchParams } from "@listwise/shared-ui";

type Changes = Record<string, string | null>;

/** Returns a function that writes parameters to the address and keeps its other parts and the history state. */
export function useWriteParams() {
  const { pathname, hash, ...location } = useLocation();
  const navigate = useNavigate();
  return function write(next: URLSearchParams, { push = false } = {}): void {
    const search = next.size > 0 ? `?${next.toString()}` : "";
    // The history state (was the entry opened from one of our pages?) survives a change of the view.
    const state: unknown = location.state;
    void navigate({ pathname, hash, search }, { replace: !push, state });
  };
}

/**
 * Returns the page's parameters in the URL, without those of the details. `change` keeps parameters that it doesn't
 * name;
 * null or "" removes one.
 */
export function useUrlParams() {
  const [search] = useSearchParams();
  const write = useWriteParams();
  const params = removeDetails(search);

  function change(changes: Changes, options?: { push?: boolean }): void {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    const details = parseDetails(search);
    write(details ? setDetails(next, details) : next, options);
  }

  return { params, change };
}
