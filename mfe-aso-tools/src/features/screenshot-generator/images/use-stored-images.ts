import { MAX_STORED_IMAGE_BYTES } from "@listwise/contracts/tools";
import { describeError } from "@listwise/shared-auth";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { readFileAsBase64 } from "../../../shared/read-file";
import { findImage } from "./image-store";
import { storedImagesKey, storedImagesQuery, storeImage } from "./stored-images.api";

interface Options {
  /** The saved draft that allows storing its images; `null` without one. */
  draftId: number | null;
  /** Changes with every save. */
  version: number;
  /** Ids of all images of the saved draft. */
  ids: readonly string[];
}

/** State of the images on the server. */
export interface StoredImages {
  stored: number;
  uploading: boolean;
  usedBytes: number | null;
  maxBytes: number | null;
  /** The reason why an image isn't stored; `null` without a problem. */
  problem: string | null;
  retry: () => void;
}

const TOO_LARGE = "Images above 5 MB stay in this browser.";

/** Uploads the images of a saved draft that the server doesn't have yet. */
export function useStoredImages({ draftId, version, ids }: Options): StoredImages {
  const client = useQueryClient();
  const query = useQuery(storedImagesQuery(draftId));
  const [attempt, setAttempt] = useState(0);
  const [uploading, setUploading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const wanted = [...new Set(ids)].sort().join(" ");
  const known = query.data?.data.map(({ id }) => id).join(" ");
  const isLoaded = known !== undefined;

  useEffect(() => {
    if (draftId === null || !isLoaded) return undefined;
    const control = new AbortController();
    const has = new Set(known.split(" "));
    const missing = wanted.split(" ").filter((id) => id !== "" && !has.has(id));

    async function upload(to: number) {
      setProblem(null);
      let sent = 0;
      try {
        for (const id of missing) {
          const file = await findImage(id);
          if (control.signal.aborted) return;
          if (!file) continue;
          if (file.size > MAX_STORED_IMAGE_BYTES) {
            setProblem(TOO_LARGE);
            continue;
          }
          setUploading(true);
          await storeImage(to, id, await readFileAsBase64(file), control.signal);
          sent += 1;
        }
      } catch (reason) {
        if (control.signal.aborted) return;
        const { message, advice } = describeError(reason);
        setProblem(`${message} ${advice}`.trim());
      } finally {
        if (!control.signal.aborted) setUploading(false);
        if (sent > 0) await client.invalidateQueries({ queryKey: storedImagesKey(to) });
      }
    }
    void upload(draftId);
    return () => control.abort();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `known` changes with each upload; only a save or a retry starts another.
  }, [draftId, version, wanted, attempt, isLoaded, client]);

  return {
    stored: draftId === null ? 0 : (query.data?.data.length ?? 0),
    uploading,
    usedBytes: query.data?.usedBytes ?? null,
    maxBytes: query.data?.maxBytes ?? null,
    problem: query.isError ? describeError(query.error).message : problem,
    retry: () => {
      void query.refetch();
      setAttempt((n) => n + 1);
    },
  };
}
