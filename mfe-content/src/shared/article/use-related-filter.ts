import { useSearchParams } from "@listwise/shared-ui";
import type { RefObject } from "react";

/** Filters related pages by a category slug, which is kept in the address so that links can preselect it. */
export function useRelatedFilter(slugs: readonly string[], target: RefObject<HTMLElement | null>) {
  const [params, setParams] = useSearchParams();
  const asked = params.get("category");
  const selected = slugs.find((slug) => slug === asked);

  function toggle(slug: string) {
    const next = new URLSearchParams(params);
    if (slug === selected) next.delete("category");
    else next.set("category", slug);
    setParams(next, { replace: true, preventScrollReset: true });
    if (slug !== selected) target.current?.scrollIntoView({ block: "start" });
  }

  return { selected, toggle };
}
