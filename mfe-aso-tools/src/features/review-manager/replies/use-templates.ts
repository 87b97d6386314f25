import { ReplyTemplatesSchema, type ReplyTemplates } from "@listwise/contracts/tools";
import { z } from "@listwise/contracts/zod";
import { describeError } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { createDraft, saveDraft, draftsQuery } from "../../../shared/saved-drafts/drafts.api";

export type Template = ReplyTemplates["templates"][number];

const NAME = "Reply templates";
const shelf = { tool: "review-manager", appId: null } as const;

/** The default templates until the user saves others. */
const DEFAULT_TEMPLATES: readonly Template[] = [
  { name: "Thank you", text: "Thank you, {{author}}! We are glad that you enjoy {{app}}." },
  {
    name: "Problem",
    text: "Hello {{author}}, we are sorry that {{app}} let you down. Please write to us from the app's settings, so that we can look into it.",
  },
  {
    name: "Idea",
    text: "Thank you for the idea, {{author}}. We have noted it for one of the next versions of {{app}}.",
  },
];

/** Loads and saves reply templates in the user's account. */
export function useTemplates() {
  const client = useQueryClient();
  const query = useQuery(draftsQuery(shelf));
  const work = query.data?.find(({ name }) => name === NAME);
  const data = work ? z.safeParse(ReplyTemplatesSchema, work.data) : null;
  const templates = data?.success ? data.data.templates : DEFAULT_TEMPLATES;
  const supportEmail = data?.success ? data.data.supportEmail : "";
  const save = useMutation({
    mutationFn: (data: ReplyTemplates) =>
      work
        ? saveDraft(work.id, { version: work.version, name: NAME, data })
        : createDraft({ ...shelf, name: NAME, data }),
    onSuccess: () => toast.success("Templates saved"),
    onError: (problem) =>
      toast.error("Couldn't save templates", { description: describeError(problem).message }),
    onSettled: () => client.invalidateQueries({ queryKey: draftsQuery(shelf).queryKey }),
  });
  return { templates, supportEmail, save: save.mutateAsync, saving: save.isPending };
}
