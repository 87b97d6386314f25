import { analyzeDensity, type LanguageCode } from "@listwise/aso-core/density";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";

export interface DensityInput {
  text: string;
  language: LanguageCode;
  /** App and country that the text belongs to. */
  scope: string;
}

const DELAY_MS = 500;

export function useDensity() {
  const [percent, setPercent] = useState(0);
  const { mutate, data, status, variables } = useMutation({
    mutationFn: async ({ text, language }: DensityInput) => {
      setPercent(0);
      await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
      return analyzeDensity(text, language, setPercent);
    },
  });
  return { analyze: mutate, result: data, status, analyzed: variables, percent };
}
