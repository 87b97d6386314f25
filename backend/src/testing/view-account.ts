import { viewAsEndpoints } from "@listwise/contracts/account";
import { createCall, type Caller } from "./call";
import type { TestApp } from "./test-app";

/** Starts a view of an account and returns a caller with the token of the view. */
export async function viewAccount(
  site: TestApp,
  admin: Caller,
  userId: number,
): Promise<Caller & { token: string }> {
  const { data } = await admin.call(viewAsEndpoints.start, { params: { id: userId } });
  return { token: data.token, ...createCall(site.app, data.token) };
}
