import { faqEndpoints, type FaqCategory } from "@listwise/contracts/content";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

export interface FaqQuery {
  category?: FaqCategory | undefined;
  search?: string;
}

/** Queries the active questions in their order. */
export function faqsQuery({ category, search }: FaqQuery = {}) {
  return queryOptions({
    queryKey: ["faq", "list", { category, search }],
    queryFn: async ({ signal }) => {
      const query = { ...(category && { category }), ...(search && { search }) };
      return (await call(faqEndpoints.publicList, { query, signal })).data;
    },
  });
}

/** Returns the id of a question's element on the FAQ page. */
export const getFaqAnchor = (id: number) => `faq-${id}`;
