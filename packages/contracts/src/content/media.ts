import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { AuthoredTextSchema } from "../api/pictures";
import { z } from "../zod";
import { BodyTextSchema } from "../api/texts";

/** Endpoint for pictures in authored text. */
export const mediaEndpoints = {
  preview: endpoint({
    method: "POST",
    path: "/admin/media/preview",
    access: "admin",
    tag: "cms",
    summary: "Preview authored text with its pictures as readers will get them; stores nothing",
    body: z.object({ content: BodyTextSchema }),
    response: answer(z.object({ content: AuthoredTextSchema })),
    perMinute: 120,
  }),
} as const;
