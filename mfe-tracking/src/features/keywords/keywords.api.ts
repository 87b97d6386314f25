import { userKeywordsEndpoints, type Job, type UserKeyword } from "@listwise/contracts";
import { call } from "@listwise/shared-auth";

/** Queues an update of all ranks; one that runs already is answered instead. */
export async function startUpdate(): Promise<Job> {
  return (await call(userKeywordsEndpoints.startUpdate)).data;
}

export async function setFavorite(id: number, isFavorite: boolean): Promise<UserKeyword> {
  return (await call(userKeywordsEndpoints.update, { params: { id }, body: { isFavorite } })).data;
}
