import { useQuery } from "@tanstack/react-query";
import { pagesOfQuery } from "../../shared/cms-pages/pages.api";

/** Loads the changelog's content pages. Convert them with `toEntries`. */
export function useReleasePages() {
  return useQuery(pagesOfQuery("changelog"));
}
