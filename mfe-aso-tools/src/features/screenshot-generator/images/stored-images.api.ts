import { draftImagesEndpoints } from "@listwise/contracts/tools";
import { call, fetchFile } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

export const storedImagesKey = (draftId: number | null) => ["tool-works", "images", draftId] as const;

/** The images of a draft that the server has. */
export function storedImagesQuery(draftId: number | null) {
  return queryOptions({
    queryKey: storedImagesKey(draftId),
    queryFn: ({ signal }) => call(draftImagesEndpoints.list, { params: { id: draftId ?? 0 }, signal }),
    enabled: draftId !== null,
    staleTime: 0,
  });
}

export const storeImage = (draftId: number, image: string, picture: string, signal: AbortSignal) =>
  call(draftImagesEndpoints.store, { params: { id: draftId, image }, body: { picture }, signal });

export const fetchStoredImage = (draftId: number, image: string): Promise<Blob> =>
  fetchFile(`/api/tool-works/${draftId}/images/${image}`);
