import { useSearchParams } from "@listwise/shared-ui";
import type { RefObject } from "react";

/** The category, by its slug, that filters what is related; it stands in the address, so that a link can preselect it. */
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
