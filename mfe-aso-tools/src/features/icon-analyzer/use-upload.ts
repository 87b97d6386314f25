import type { IconAnalysis } from "@listwise/contracts";
import { describeError } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useMutation } from "@tanstack/react-query";
import { uploadPicture } from "./icon-analyzer.api";
import { problemOf, readFile } from "./read-file";

/** Sends a picture and hands on what its pixels tell; a refusal leaves what is shown as it is. */
export function useUpload(onDone: (picture: string, analysis: IconAnalysis) => void) {
  const { mutate, isPending } = useMutation({
    mutationFn: async (file: File) => {
      const problem = problemOf(file);
      if (problem !== null) throw new Error(problem);
      return uploadPicture(await readFile(file));
    },
    onSuccess: ({ data, preview }) => onDone(preview, data),
    onError: (problem) => toast.error("Icon not analysed", { description: describeError(problem).message }),
  });
  return {
    upload: (file: File) => {
      if (!isPending) mutate(file);
    },
    uploading: isPending,
  };
}
