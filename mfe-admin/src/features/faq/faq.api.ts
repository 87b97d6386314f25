import { faqAdminEndpoints, type EditedFaq, type FaqInput } from "@listwise/contracts/content";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

export const faqsKey = ["admin", "faq"] as const;

export const faqsQuery = queryOptions({
  queryKey: faqsKey,
  queryFn: async ({ signal }) => (await call(faqAdminEndpoints.list, { query: {}, signal })).data,
  staleTime: 0,
});

export const addFaq = (body: FaqInput) => call(faqAdminEndpoints.create, { body });

export const changeFaq = (id: number, body: FaqInput & { updatedAt: string }) =>
  call(faqAdminEndpoints.update, { params: { id }, body });

export const removeFaq = (id: number) => call(faqAdminEndpoints.remove, { params: { id } });

export const toggleFaq = (id: number) => call(faqAdminEndpoints.toggleStatus, { params: { id } });

export const orderFaqs = (faqs: readonly EditedFaq[]) =>
  call(faqAdminEndpoints.reorder, { body: { faqOrders: faqs.map(({ id }, order) => ({ id, order })) } });
