import { log } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useCallback, useEffect, useRef, useState } from "react";
import { createId } from "../draft/draft";
import { decodePreview, UNREADABLE } from "./decode-image";
import { findImage, removeOtherUsersImages, saveImage } from "./image-store";
import { fetchStoredImage } from "./stored-images.api";

/** Decoded images by id, in preview size. */
export type Images = Readonly<Record<string, ImageBitmap>>;

interface Options {
  /** Ids of the images that are visible. */
  ids: readonly string[];
  /** The saved draft whose images the server has; `null` if it has none. */
  storedIn: number | null;
}

/** Loads an image from this browser, or else from the server, and keeps it in this browser. */
async function loadImage(id: string, storedIn: number | null): Promise<Blob | null> {
  const known = await findImage(id);
  if (known || storedIn === null) return known;
  try {
    const fetched = await fetchStoredImage(storedIn, id);
    await saveImage(id, fetched);
    return fetched;
  } catch (problem) {
    log.warn("a stored image could not be loaded", problem);
    return null;
  }
}

/** Loads the images of a draft for its previews, and adds new ones to this browser. */
export function useImages({ ids, storedIn }: Options) {
  const [images, setImages] = useState<Images>({});
  const asked = useRef(new Set<string>());
  const wanted = ids.join(" ");

  useEffect(() => void removeOtherUsersImages(), []);

  useEffect(() => {
    for (const id of wanted.split(" ").filter(Boolean)) {
      // Asked for again when the draft is known to be on the server.
      const key = `${id} ${storedIn ?? ""}`;
      if (asked.current.has(id) || asked.current.has(key)) continue;
      asked.current.add(key);
      void loadImage(id, storedIn).then(async (file) => {
        const picture = file && (await decodePreview(file).catch(() => null));
        if (!picture) return;
        asked.current.add(id);
        setImages((all) => ({ ...all, [id]: picture }));
      });
    }
  }, [wanted, storedIn]);

  /** Adds a file. Returns its id, or `null` if it can't be used. */
  async function add(file: File): Promise<string | null> {
    try {
      const picture = await decodePreview(file);
      const id = createId();
      asked.current.add(id);
      setImages((all) => ({ ...all, [id]: picture }));
      await saveImage(id, file);
      return id;
    } catch (problem) {
      toast.error(`Couldn't add ${file.name}`, {
        description: problem instanceof RangeError ? problem.message : UNREADABLE,
      });
      return null;
    }
  }

  const load = useCallback((id: string) => loadImage(id, storedIn), [storedIn]);
  return { images, add, load };
}
