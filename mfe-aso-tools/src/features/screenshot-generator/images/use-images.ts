import { toast } from "@listwise/shared-ui";
import { useEffect, useRef, useState } from "react";
import { findImage, removeOtherUsersImages, saveImage } from "./image-store";

export type Images = Readonly<Record<string, ImageBitmap>>;

const MAX_BYTES = 25_000_000;
const MAX_PIXELS = 40_000_000;
const UNREADABLE = "Couldn't read this image. Use a PNG, JPEG or WebP file.";

async function decodeImage(file: Blob): Promise<ImageBitmap> {
  if (file.size > MAX_BYTES) throw new RangeError("The image is larger than 25 MB. Use a smaller one.");
  const picture = await createImageBitmap(file).catch(() => {
    throw new RangeError(UNREADABLE);
  });
  if (picture.width * picture.height > MAX_PIXELS) {
    throw new RangeError("The image has more than 40 million pixels. Use a smaller one.");
  }
  return picture;
}

/** Loads the user's decoded images, stored only in this browser. */
export function useImages(ids: readonly string[]) {
  const [pictures, setPictures] = useState<Images>({});
  const asked = useRef(new Set<string>());
  const wanted = ids.join(" ");

  useEffect(() => void removeOtherUsersImages(), []);

  useEffect(() => {
    for (const id of wanted.split(" ").filter((one) => one !== "" && !asked.current.has(one))) {
      asked.current.add(id);
      void findImage(id).then(async (kept) => {
        if (!kept) return;
        const picture = await decodeImage(kept).catch(() => null);
        if (picture) setPictures((all) => ({ ...all, [id]: picture }));
      });
    }
  }, [wanted]);

  async function add(id: string, file: File): Promise<boolean> {
    try {
      const picture = await decodeImage(file);
      asked.current.add(id);
      setPictures((all) => ({ ...all, [id]: picture }));
      await saveImage(id, file);
      return true;
    } catch (problem) {
      toast.error(`Couldn't add ${file.name}`, {
        description: problem instanceof RangeError ? problem.message : UNREADABLE,
      });
      return false;
    }
  }

  /** Copies an image to another screen. */
  async function copy(from: string, to: string): Promise<void> {
    const [picture, kept] = [pictures[from], await findImage(from)];
    if (!picture || !kept) return;
    asked.current.add(to);
    setPictures((all) => ({ ...all, [to]: picture }));
    await saveImage(to, kept);
  }

  return { pictures, add, copy };
}
