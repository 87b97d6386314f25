import {
  FAQ_CATEGORIES,
  FaqCategorySchema,
  FaqInputSchema,
  type EditedFaq,
} from "@listwise/contracts/content";
import { z } from "@listwise/contracts/zod";
import { SelectField, Switch, TextAreaField, TextField, toast } from "@listwise/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import { EditDialog } from "../../shared/form/edit-dialog";
import { useAdminForm } from "../../shared/form/use-admin-form";
import { addFaq, changeFaq, faqsKey } from "./faq.api";
import { categoryNames } from "./category-names";

const Current = z.object({
  question: z.string(),
  answer: z.string(),
  category: FaqCategorySchema,
  subcategory: z.nullable(z.string()),
  isActive: z.boolean(),
});

const empty = { question: "", answer: "", category: "GENERAL", subcategory: "", isActive: true };
const labels = {
  question: "Question",
  answer: "Answer",
  category: "Category",
  subcategory: "Subcategory",
  isActive: "Shown",
};

function toFaqValues({ question, answer, category, subcategory, isActive }: z.output<typeof Current>) {
  return { question, answer, category: String(category), subcategory: subcategory ?? "", isActive };
}

/** Dialog for a new or existing question. */
export function FaqDialog({ faq, onClose }: { faq: EditedFaq | null; onClose: () => void }) {
  const client = useQueryClient();
  const form = useAdminForm({
    schema: FaqInputSchema,
    initial: faq ? toFaqValues(faq) : empty,
    toBody: ({ subcategory, ...values }) => ({ ...values, subcategory: subcategory.trim() || null }),
    ...(faq ? { version: faq.updatedAt } : {}),
    readCurrent: (current) => {
      const known = z.safeParse(Current, current);
      return known.success ? toFaqValues(known.data) : null;
    },
    save: async (body, updatedAt) => {
      if (faq && updatedAt) await changeFaq(faq.id, { ...body, updatedAt });
      else await addFaq(body);
      await client.invalidateQueries({ queryKey: faqsKey });
      toast.success("Question saved");
      onClose();
    },
  });
  return (
    <EditDialog
      form={form}
      title={faq ? "Edit question" : "New question"}
      labels={labels}
      isNew={!faq}
      onClose={onClose}
    >
      <TextField label="Question" required maxLength={300} {...form.text("question")} />
      <TextAreaField
        label="Answer"
        required
        rows={8}
        maxLength={5000}
        hint="Plain text; line breaks are kept."
        {...form.text("answer")}
      />
      <SelectField
        label="Category"
        options={FAQ_CATEGORIES.map((value) => ({ value, label: categoryNames[value] }))}
        {...form.text("category")}
      />
      <TextField label="Subcategory" maxLength={100} {...form.text("subcategory")} />
      <Switch label="Shown" hint="Visible to visitors in the FAQ." {...form.check("isActive")} />
    </EditDialog>
  );
}
