import { userKeywordsEndpoints, type Job, type UserKeyword } from "@listwise/contracts/keywords";
import { call } from "@listwise/shared-auth";

/** Queues an update of all ranks, or of those with the given ids. Returns the running update if there is one. */
export async function startUpdate(ids?: readonly number[]): Promise<Job> {
  const [id, ...others] = ids ?? [];
  if (id !== undefined && others.length === 0) {
    return (await call(userKeywordsEndpoints.updateOne, { params: { id } })).data;
  }
  return (await call(userKeywordsEndpoints.startUpdate, { body: ids ? { ids: [...ids] } : {} })).data;
}

export type KeywordDetails = Pick<UserKeyword, "category" | "isFavorite" | "tags"> & { notes: string };

export async function changeKeyword(id: number, body: Partial<KeywordDetails>): Promise<UserKeyword> {
  return (await call(userKeywordsEndpoints.update, { params: { id }, body })).data;
}
