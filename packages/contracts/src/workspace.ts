import { answer } from "./api/envelope";
import { endpoint } from "./api/endpoint";
import { IdSchema } from "./api/ids";
import { CountrySchema } from "./store/storefronts";
import { z } from "./zod";

/** Current app and country of a user; `appId` is `null` for "All apps". */
export const WorkspaceSchema = z.object({ appId: z.nullable(z.number()), country: z.string() });

/** Parsed {@link WorkspaceSchema}. */
export type Workspace = z.infer<typeof WorkspaceSchema>;

/** Endpoints for the current app, which the server remembers for each user. */
export const workspaceEndpoints = {
  get: endpoint({
    method: "GET",
    path: "/workspace",
    access: "user",
    tag: "workspace",
    summary: "Get your current app and country; `appId` is null for all apps",
    response: answer(WorkspaceSchema),
  }),
  save: endpoint({
    method: "PUT",
    path: "/workspace",
    access: "user",
    tag: "workspace",
    summary: "Set your current app and country",
    body: z.object({ appId: z.nullable(IdSchema), country: CountrySchema }),
    response: answer(WorkspaceSchema),
    errors: ["NOT_FOUND", "UNKNOWN_COUNTRY"],
  }),
};
