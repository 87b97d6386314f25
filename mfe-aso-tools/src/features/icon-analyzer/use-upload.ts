import type { IconAnalysis } from "@listwise/contracts/tools";
import { describeError } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useMutation } from "@tanstack/react-query";
import { uploadIcon } from "./icon-analyzer.api";
import { readFileAsBase64 } from "../../shared/read-file";
import { getFileProblem } from "./file-problem";

/** Uploads an image and passes its analysis on. A refusal leaves the current image in place. */
export function useUpload(onDone: (picture: string, analysis: IconAnalysis) => void) {
  const { mutate, isPending } = useMutation({
    mutationFn: async (file: File) => {
      const problem = getFileProblem(file);
      if (problem !== null) throw new Error(problem);
      return uploadIcon(await readFileAsBase64(file));
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
