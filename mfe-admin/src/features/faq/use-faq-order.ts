import type { EditedFaq } from "@listwise/contracts";
import { toast } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { faqsKey, orderFaqs } from "./faq.api";
import { withOrder } from "./faq-order";

/** Gives the questions of a category their places: at once here, and back again when the server refuses. */
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
      client.setQueryData<EditedFaq[]>(faqsKey, (faqs) => faqs && withOrder(faqs, ordered));
      return before;
    },
    onError: (problem, _ordered, before) => {
      client.setQueryData(faqsKey, before);
      toast.error("The order was not saved", { description: problem.message });
    },
    // While another move waits, the server's order is older than what is shown.
    onSuccess: ({ data }) => {
      if (client.isMutating({ mutationKey }) === 1) client.setQueryData(faqsKey, data);
    },
  });
}
