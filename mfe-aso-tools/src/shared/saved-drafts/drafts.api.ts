import { toolDraftsEndpoints, type ToolName, type ToolDraft } from "@listwise/contracts/tools";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

export interface DraftKey {
  tool: ToolName;
  appId: number | null;
}

/** Refetched on each visit: another tab may have saved. */
export function draftsQuery({ tool, appId }: DraftKey) {
  return queryOptions({
    queryKey: ["tool-works", tool, appId],
    queryFn: async ({ signal }): Promise<ToolDraft[]> =>
      (
        await call(toolDraftsEndpoints.list, {
          query: { tool, ...(appId !== null && { app: appId }) },
          signal,
        })
      ).data,
    staleTime: 0,
  });
}

export type NewDraft = DraftKey & Pick<ToolDraft, "name" | "data">;

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
