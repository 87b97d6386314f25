import { z } from "../zod";
import { endpoint } from "./endpoint";

/** Parameters of the path of a link in an email. */
export const ByToken = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) });

const MAX_FORM_BYTES = 4_096;

/**
 * Declares the endpoint that mail providers call after one click on "Unsubscribe" (RFC 8058). The token is the only
 * authorization, and the body is a form that always says the same. A GET of the path redirects people to a page.
 */
export const unsubscribeEndpoint = (kind: string, tag: string, summary: string) =>
  endpoint({
    method: "POST",
    path: `/public/unsubscribe/${kind}/{token}`,
    access: "public",
    tag,
    summary,
    params: ByToken,
    response: z.object({ success: z.literal(true) }),
    errors: ["NOT_FOUND"],
    bodyLimit: MAX_FORM_BYTES,
  });

/** Endpoint for one-click unsubscriptions. */
export type UnsubscribeEndpoint = ReturnType<typeof unsubscribeEndpoint>;
