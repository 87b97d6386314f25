import { useSearchParams } from "@listwise/shared-ui";

/** Reads and writes a tool's own parameters; the app and the country are the current ones. */
export function useToolParams() {
  const [search, setSearch] = useSearchParams();
  return {
    get: (name: string) => search.get(name),
    /** Sets parameters; `null` and the empty text remove one. With `replace: false`, Back returns to the former ones. */
    change: (values: Record<string, string | null>, { replace = true } = {}) => {
      const next = new URLSearchParams(search);
      for (const [name, value] of Object.entries(values)) {
        if (value === null || value === "") next.delete(name);
        else next.set(name, value);
      }
      setSearch(next, { replace, preventScrollReset: true });
    },
  };
}

export type ToolParams = ReturnType<typeof useToolParams>;
