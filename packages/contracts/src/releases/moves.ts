import { endpoint } from "../api/endpoint";
import { answer } from "../api/envelope";
import { ConfirmationSchema } from "./gate-finding";
import { ReleaseNameSchema } from "./release-token";
import { z } from "../zod";
import { RedirectSchema } from "../remotes/redirects";
import { RemoteNameSchema } from "../remotes/descriptor";
import { ReleaseVersionSchema } from "../remotes/release";

const MAX_RELEASES = 20;
const MAX_REDIRECTS = 100;

/**
 * Changes that happen together: versions that become live for everyone, remotes that are retired, and redirects that
 * are added or removed by their `from`.
 */
export const MoveSchema = z.object({
  promote: z._default(
    z
      .array(z.object({ name: ReleaseNameSchema, version: ReleaseVersionSchema }))
      .check(z.maxLength(MAX_RELEASES)),
    [],
  ),
  retire: z._default(z.array(RemoteNameSchema).check(z.maxLength(MAX_RELEASES)), []),
  redirects: z._default(z.array(RedirectSchema).check(z.maxLength(MAX_REDIRECTS)), []),
  removeRedirects: z._default(z.array(z.string()).check(z.maxLength(MAX_REDIRECTS)), []),
  reason: z.optional(z.string().check(z.maxLength(500))),
});

/** Parsed {@link MoveSchema}. */
export type Move = z.infer<typeof MoveSchema>;

/** Endpoints for operations over several live pointers. */
export const movesEndpoints = {
  move: endpoint({
    method: "POST",
    path: "/admin/release-moves",
    access: "admin",
    tag: "releases",
    summary: "Promote and retire several releases and change redirects, all together or not at all",
    body: z.extend(MoveSchema, { confirm: z.optional(ConfirmationSchema) }),
    /** `request` is the id of the request that another administrator has to approve; `null` if the move is done. */
    response: answer(z.object({ request: z.nullable(z.number()) }), { message: z.string() }),
    errors: ["NOT_FOUND", "CONFLICT", "RELEASE_REFUSED"],
    perMinute: 60,
    recentSignIn: true,
  }),
};
