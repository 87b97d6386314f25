import { useLocation, useNavigate, useSearchParams } from "@listwise/shared-ui";

type Changes = Record<string, string | null>;

/** The view's state in the URL. `change` keeps what it does not name; null or "" takes a parameter away. */
export function useUrlParams() {
  const [params] = useSearchParams();
  const { pathname, hash, state } = useLocation();
  const navigate = useNavigate();

  function change(changes: Changes, { push = false } = {}): void {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    const search = next.toString();
    void navigate(
      { pathname, hash, search: search && `?${search}` },
      { replace: !push, state: state as unknown },
    );
  }

  return { params, change };
}
