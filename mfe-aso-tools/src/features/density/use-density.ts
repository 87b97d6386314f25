import { analyzeDensity, type LanguageCode } from "@listwise/contracts/density";
import { useMutation } from "@tanstack/react-query";

export interface DensityInput {
  text: string;
  language: LanguageCode;
}

const DELAY_MS = 500;

async function analyzeAfterDelay({ text, language }: DensityInput) {
  await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
  return analyzeDensity(text, language);
}

export function useDensity() {
  const { mutate, data, status, variables } = useMutation({ mutationFn: analyzeAfterDelay });
  return { analyze: mutate, result: data, status, analyzed: variables };
}
