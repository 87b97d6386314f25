import type { BlogPost } from "@listwise/contracts";
import { useSearchParams } from "@listwise/shared-ui";
import type { RefObject } from "react";

/** The category that filters the related posts; it stands in the address, so that a link can preselect it. */
export function useRelatedFilter(categories: BlogPost["categories"], target: RefObject<HTMLElement | null>) {
  const [params, setParams] = useSearchParams();
  const asked = params.get("category");
  const selected = categories.find(({ category }) => category.slug === asked)?.category.slug;

  function toggle(slug: string) {
    const next = new URLSearchParams(params);
    if (slug === selected) next.delete("category");
    else next.set("category", slug);
    setParams(next, { replace: true, preventScrollReset: true });
    if (slug !== selected) target.current?.scrollIntoView({ block: "start" });
  }

  return { selected, toggle };
}
