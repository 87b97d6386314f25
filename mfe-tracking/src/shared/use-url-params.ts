import { useLocation, useNavigate, useSearchParams } from "@listwise/shared-ui";

type Changes = Record<string, string | null>;

/** The view's state in the URL. `change` keeps what it does not name; null or "" takes a parameter away. */
export function useUrlParams() {
  const [params] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();

  function change(changes: Changes, { push = false } = {}): void {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    const search = next.size > 0 ? `?${next.toString()}` : "";
    const { pathname, hash } = location;
    // The history entry's own note (was it opened from a page of ours?) outlives a change of the view.
    const state: unknown = location.state;
    void navigate({ pathname, hash, search }, { replace: !push, state });
  }

  return { params, change };
}
