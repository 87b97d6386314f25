import type { IconAnalysis } from "@listwise/contracts";
import { describeError } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useMutation } from "@tanstack/react-query";
import { uploadPicture } from "./icon-analyzer.api";
import { problemOf, readFile } from "./read-file";

/** Uploads an image and passes its analysis on. A refusal leaves the current image in place. */
export function useUpload(onDone: (picture: string, analysis: IconAnalysis) => void) {
  const { mutate, isPending } = useMutation({
    mutationFn: async (file: File) => {
      const problem = problemOf(file);
      if (problem !== null) throw new Error(problem);
      return uploadPicture(await readFile(file));
    },
    onSuccess: ({ data, preview }) => onDone(preview, data),
    onError: (problem) =>
      toast.error("Couldn't analyze the icon", { description: describeError(problem).message }),
  });
  return {
    upload: (file: File) => {
      if (!isPending) mutate(file);
    },
    uploading: isPending,
  };
}
