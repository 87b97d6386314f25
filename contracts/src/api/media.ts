import { answer } from "../platform/envelope";
import { endpoint } from "../platform/endpoint";
import { AuthoredTextSchema } from "../platform/pictures";
import { z } from "../zod";
import { BodyTextSchema } from "./texts";

/** Pictures in what authors write. */
export const mediaEndpoints = {
  preview: endpoint({
    method: "POST",
    path: "/admin/media/preview",
    access: "admin",
    tag: "cms",
    summary: "A text that is being written, with its pictures as readers will get them; nothing is stored",
    body: z.object({ content: BodyTextSchema }),
    response: answer(z.object({ content: AuthoredTextSchema })),
    perMinute: 120,
  }),
} as const;
