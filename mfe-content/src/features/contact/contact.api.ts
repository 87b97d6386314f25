import { contactEndpoints, type ContactBody } from "@listwise/contracts/content";
import { call } from "@listwise/shared-auth";
import { useMutation } from "@tanstack/react-query";

export function useSendMessage() {
  return useMutation({ mutationFn: (body: ContactBody) => call(contactEndpoints.send, { body }) });
}
