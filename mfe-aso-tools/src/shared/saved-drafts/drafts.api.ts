import { toolDraftsEndpoints, type ToolName, type ToolDraft } from "@listwise/contracts/tools";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

export interface DraftKey {
  tool: ToolName;
  appId: number | null;
  /** Country of the texts; absent for tools whose drafts are the same in all countries. */
  country?: string;
}

/** Drafts of an app. Refetched on each visit: another tab may have saved. */
export function draftsQuery({ tool, appId }: Pick<DraftKey, "tool" | "appId">) {
  return queryOptions({
    queryKey: ["tool-works", tool, appId],
    queryFn: async ({ signal }): Promise<ToolDraft[]> => {
      const list = async (app: number | null) =>
        (await call(toolDraftsEndpoints.list, { query: { tool, ...(app !== null && { app }) }, signal }))
          .data;
      // Collections of keywords didn't belong to apps formerly. They can still be opened with any app.
      const isFormer = tool === "keyword-generator" && appId !== null;
      return isFormer ? [...(await list(appId)), ...(await list(null))] : list(appId);
    },
    staleTime: 0,
  });
}

export type NewDraft = Omit<DraftKey, "country"> & Pick<ToolDraft, "name" | "data">;

export async function createDraft(body: NewDraft): Promise<ToolDraft> {
  return (await call(toolDraftsEndpoints.create, { body })).data;
}

export async function saveDraft(
  id: number,
  body: Pick<ToolDraft, "version" | "name" | "data">,
): Promise<ToolDraft> {
  return (await call(toolDraftsEndpoints.save, { params: { id }, body })).data;
}

export async function deleteDraft(id: number): Promise<void> {
  await call(toolDraftsEndpoints.remove, { params: { id } });
}
