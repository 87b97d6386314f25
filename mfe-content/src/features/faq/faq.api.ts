import { faqEndpoints } from "@listwise/contracts/content";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

export function faqCategoriesQuery() {
  return queryOptions({
    queryKey: ["faq", "categories"],
    queryFn: async ({ signal }) => (await call(faqEndpoints.publicCategories, { signal })).data,
  });
}
