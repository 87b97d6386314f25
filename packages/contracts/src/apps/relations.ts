import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { PathIdSchema } from "../api/ids";
import { z } from "../zod";
import { AppIdSchema, FollowAnswer } from "./apps";
import { RelationSchema } from "./listing";

/** Endpoints for the relation of tracked apps to the user. */
export const appRelationsEndpoints = {
  setRelation: endpoint({
    method: "PUT",
    path: "/apps/{id}/relation",
    access: "user",
    tag: "apps",
    summary: "Make a tracked app your own app, or one that you only watch (removes it as a competitor)",
    params: z.object({ id: AppIdSchema }),
    body: z.object({ relation: z.enum(["own", "watching"]) }),
    response: answer(z.object({ relation: RelationSchema, competitorOf: z.array(z.number()) })),
    errors: ["NOT_FOUND", "FEATURE_LIMIT_EXCEEDED"],
    idempotent: true,
  }),
  restore: endpoint({
    method: "POST",
    path: "/apps/{id}/restore",
    access: "user",
    tag: "apps",
    summary:
      "Undo untracking an app within a day: its date, relation, tags, competitors and linked app are restored",
    params: z.object({ id: PathIdSchema }),
    response: FollowAnswer,
    errors: ["NOT_FOUND", "FEATURE_LIMIT_EXCEEDED"],
    idempotent: true,
  }),
};
