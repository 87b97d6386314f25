import {
  MAX_STORED_IMAGE_BYTES,
  MAX_STORED_IMAGES_BYTES,
  ScreenshotDraftSchema,
} from "@listwise/contracts/tools";
import { z } from "@listwise/contracts/zod";
import sharp from "sharp";
import type { AppContext } from "../../../infra/context";
import type { Executor, Transaction } from "../../../infra/db/database";
import { fail, failNotFound } from "../../../infra/http/errors";
import { lockOwner } from "../../accounts";
import { detectPictureType } from "../../media";
import { findDraft, type DraftRow } from "../tool-drafts.repository";
import {
  deleteOtherImages,
  findImage,
  findImages,
  insertImage,
  sumImageBytes,
  type ImageRow,
} from "./images.repository";

const TYPES = ["image/png", "image/jpeg", "image/webp"];
/** More than the largest tablet's display has; chosen by us. */
const MAX_PIXELS = 20_000_000;
const DECODE_TIMEOUT_SECONDS = 5;

type ImageKey = Pick<ImageRow, "draftId" | "id">;

/** Returns the ids of the images that a draft lets the server store; `null` if its owner didn't agree. */
function listStorableImages({ tool, data }: Pick<DraftRow, "tool" | "data">): string[] | null {
  const draft = tool === "screenshot-generator" ? z.safeParse(ScreenshotDraftSchema, data) : null;
  if (!draft?.success || !draft.data.storesImages) return null;
  return draft.data.screens.flatMap(({ images }) => Object.values(images));
}

async function loadDraft(db: Executor, userId: number, draftId: number): Promise<DraftRow> {
  const draft = await findDraft(db, userId, draftId);
  if (!draft) throw failNotFound("draft");
  return draft;
}

function assertStorable(draft: DraftRow, { id }: ImageKey): void {
  const storable = listStorableImages(draft);
  if (!storable) {
    throw fail("CONFLICT", "The saved draft doesn't allow storing its images. Allow it and save the draft.");
  }
  if (!storable.includes(id)) {
    throw fail("CONFLICT", "The saved draft doesn't use this image. Save the draft first.");
  }
}

/** Returns the media type. Decoding proves that it is an image. */
async function readImageType(content: Buffer): Promise<string> {
  const type = detectPictureType(content);
  try {
    if (type === null || !TYPES.includes(type)) throw new RangeError("This type is not allowed.");
    await sharp(content, { limitInputPixels: MAX_PIXELS, failOn: "error", pages: 1 })
      .timeout({ seconds: DECODE_TIMEOUT_SECONDS })
      .resize(8, 8)
      .raw()
      .toBuffer();
    return type;
  } catch {
    throw fail("VALIDATION_FAILED", "This image can't be read. Use a PNG, JPEG or WebP file.");
  }
}

/** @throws NOT_FOUND if the draft isn't the user's */
export async function listImages(ctx: AppContext, userId: number, draftId: number) {
  await loadDraft(ctx.db, userId, draftId);
  const data = (await findImages(ctx.db, draftId)).map(({ id, bytes }) => ({ id, bytes }));
  return { data, usedBytes: await sumImageBytes(ctx.db, userId), maxBytes: MAX_STORED_IMAGES_BYTES };
}

/**
 * Stores an image (base64). An image that is stored already stays as it is.
 * @throws NOT_FOUND if the draft isn't the user's
 * @throws CONFLICT if the saved draft doesn't allow or use the image
 * @throws VALIDATION_FAILED if it can't be decoded, is too large, or the user's images take too much space
 */
export async function storeImage(ctx: AppContext, userId: number, key: ImageKey, picture: string) {
  assertStorable(await loadDraft(ctx.db, userId, key.draftId), key);
  const content = Buffer.from(picture, "base64");
  if (content.length > MAX_STORED_IMAGE_BYTES) {
    throw fail("VALIDATION_FAILED", "The image is larger than 5 MB. Use a smaller one.");
  }
  const type = await readImageType(content);
  const bytes = content.length;
  await ctx.db.transaction(async (tx) => {
    await lockOwner(tx, userId);
    assertStorable(await loadDraft(tx, userId, key.draftId), key);
    if ((await sumImageBytes(tx, userId)) + bytes > MAX_STORED_IMAGES_BYTES) {
      throw fail(
        "VALIDATION_FAILED",
        `Your stored images would take more than ${MAX_STORED_IMAGES_BYTES / 1_000_000} MB. Delete drafts that you no longer need.`,
      );
    }
    await insertImage(tx, { ...key, type, bytes, content });
  });
  return { id: key.id, bytes };
}

/** @throws NOT_FOUND if the image isn't one of the user's */
export async function loadImage(ctx: AppContext, userId: number, key: ImageKey) {
  const image = await findImage(ctx.db, userId, key);
  if (!image) throw failNotFound("image");
  return image;
}

/** Deletes the images that a saved draft no longer uses, or all if its owner no longer agrees to store them. */
export async function pruneImages(tx: Transaction, draft: DraftRow): Promise<void> {
  await deleteOtherImages(tx, draft.id, listStorableImages(draft) ?? []);
}
