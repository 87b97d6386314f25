import { useQuery } from "@tanstack/react-query";
import { pagesOfQuery } from "../../shared/pages.api";

/** The pages behind the changelog; `toEntries` makes releases of them. */
export function useReleasePages() {
  return useQuery(pagesOfQuery("changelog"));
}
