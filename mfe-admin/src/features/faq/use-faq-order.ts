import type { EditedFaq } from "@listwise/contracts/content";
import { toast } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { faqsKey, orderFaqs } from "./faq.api";
import { applyOrder } from "./faq-order";

/** Reorders the questions of a category with an optimistic update. */
export function useFaqOrder() {
  const client = useQueryClient();
  const mutationKey = ["admin", "faq", "order"];
  return useMutation({
    mutationKey,
    scope: { id: "faq-order" },
    mutationFn: (ordered: readonly EditedFaq[]) => orderFaqs(ordered),
    onMutate: async (ordered) => {
      await client.cancelQueries({ queryKey: faqsKey });
      const before = client.getQueryData<EditedFaq[]>(faqsKey);
      client.setQueryData<EditedFaq[]>(faqsKey, (faqs) => faqs && applyOrder(faqs, ordered));
      return before;
    },
    onError: (problem, _ordered, before) => {
      client.setQueryData(faqsKey, before);
      toast.error("Couldn't save the order", { description: problem.message });
    },
    // While another move is pending, the server's order is outdated.
    onSuccess: ({ data }) => {
      if (client.isMutating({ mutationKey }) === 1) client.setQueryData(faqsKey, data);
    },
  });
}
