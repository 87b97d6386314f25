import { toolWorksEndpoints, type ToolName, type ToolWork } from "@listwise/contracts";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

export interface WorkShelf {
  tool: ToolName;
  appId: number | null;
}

/** Refetched on each visit: another tab may have saved. */
export function worksQuery({ tool, appId }: WorkShelf) {
  return queryOptions({
    queryKey: ["tool-works", tool, appId],
    queryFn: async ({ signal }): Promise<ToolWork[]> =>
      (
        await call(toolWorksEndpoints.list, {
          query: { tool, ...(appId !== null && { app: appId }) },
          signal,
        })
      ).data,
    staleTime: 0,
  });
}

export type NewWork = WorkShelf & Pick<ToolWork, "name" | "data">;

export async function createWork(body: NewWork): Promise<ToolWork> {
  return (await call(toolWorksEndpoints.create, { body })).data;
}

export async function saveWork(
  id: number,
  body: Pick<ToolWork, "version" | "name" | "data">,
): Promise<ToolWork> {
  return (await call(toolWorksEndpoints.save, { params: { id }, body })).data;
}

export async function deleteWork(id: number): Promise<void> {
  await call(toolWorksEndpoints.remove, { params: { id } });
}
