import { webhooksEndpoints, type NewWebhook } from "@listwise/contracts/alerts";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";
import { alertKeys } from "../../../shared/alerts.api";

export function webhooksQuery() {
  return queryOptions({
    queryKey: alertKeys.webhooks,
    queryFn: async ({ signal }) => (await call(webhooksEndpoints.list, { signal })).data,
  });
}

export async function addWebhook(body: NewWebhook) {
  return (await call(webhooksEndpoints.add, { body })).data;
}

export function setWebhookEnabled(id: number, isEnabled: boolean) {
  return call(webhooksEndpoints.change, { params: { id }, body: { isEnabled } });
}

export function removeWebhook(id: number) {
  return call(webhooksEndpoints.remove, { params: { id } });
}

/** Sends a test event. Returns the reason of a failure, or `null`. */
export async function sendTest(id: number): Promise<string | null> {
  return (await call(webhooksEndpoints.test, { params: { id } })).data.error;
}
