import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { PathIdSchema } from "../api/ids";
import { z } from "../zod";
import { ImageIdSchema } from "./screenshot-draft";

/** Largest image that the server stores; chosen by us, several times a phone's screenshot. */
export const MAX_STORED_IMAGE_BYTES = 5_000_000;

/** Maximum size of all stored images of a user; chosen by us. */
export const MAX_STORED_IMAGES_BYTES = 60_000_000;

/** Base64 of an image of at most {@link MAX_STORED_IMAGE_BYTES}. No pattern: matching megabytes can exceed the stack. */
const PictureSchema = z
  .string()
  .check(
    z.minLength(1, "Choose an image."),
    z.maxLength(
      Math.ceil(MAX_STORED_IMAGE_BYTES / 3) * 4,
      "The image is larger than 5 MB. Use a smaller one.",
    ),
  );

const StoredImageSchema = z.object({ id: z.string(), bytes: z.number() });
const ByDraft = z.object({ id: PathIdSchema });

/** Endpoints for the images of a draft, which are stored only if the saved draft says so (`storesImages`). */
export const draftImagesEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/tool-works/{id}/images",
    access: "user",
    tag: "tools",
    summary: "List the stored images of a draft. `usedBytes` counts those of all your drafts",
    params: ByDraft,
    response: answer(z.array(StoredImageSchema), { usedBytes: z.number(), maxBytes: z.number() }),
    errors: ["NOT_FOUND"],
  }),
  /** `GET` of the same path responds with the image itself. */
  store: endpoint({
    method: "PUT",
    path: "/tool-works/{id}/images/{image}",
    access: "user",
    tag: "tools",
    summary:
      "Store an image of a draft that allows it; deleted when a saved version no longer allows or uses it",
    params: z.object({ id: PathIdSchema, image: ImageIdSchema }),
    body: z.object({ picture: PictureSchema }),
    response: answer(StoredImageSchema),
    errors: ["NOT_FOUND", "CONFLICT"],
    perMinute: 120,
    bodyLimit: 7_000_000,
  }),
};
