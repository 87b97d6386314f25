import type { EditedFaq } from "@listwise/contracts/content";
import { toast } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { faqsKey, toggleFaq } from "./faq.api";

const put = (faqs: EditedFaq[] | undefined, changed: EditedFaq) =>
  faqs?.map((faq) => (faq.id === changed.id ? changed : faq));

/** Shows or hides a question with an optimistic update. */
export function useToggleFaq() {
  const client = useQueryClient();
  const set = (changed: EditedFaq) => client.setQueryData<EditedFaq[]>(faqsKey, (faqs) => put(faqs, changed));
  return useMutation({
    mutationFn: ({ id }: EditedFaq) => toggleFaq(id),
    onMutate: async (faq) => {
      await client.cancelQueries({ queryKey: faqsKey });
      set({ ...faq, isActive: !faq.isActive });
    },
    onError: (problem, faq) => {
      set(faq);
      toast.error("Couldn't change the question", { description: problem.message });
    },
    onSuccess: ({ data }) => void set(data),
  });
}
