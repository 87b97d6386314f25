import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { z } from "../zod";

/**
 * Band of chances with the apps outside the top ten that had such a chance. `reached` is the share of them that reached
 * the top ten within 60 days, 0–100%. Both are `null` with too few apps, as `computeCalibration` in aso-core says.
 */
export const ChanceCalibrationSchema = z.object({
  from: z.number(),
  to: z.number(),
  observations: z.nullable(z.number()),
  reached: z.nullable(z.number()),
});

/** Parsed {@link ChanceCalibrationSchema}. */
export type ChanceCalibration = z.infer<typeof ChanceCalibrationSchema>;

/** Endpoint that compares chances with what happened. */
export const calibrationEndpoints = {
  chance: endpoint({
    method: "GET",
    path: "/keywords/chance-calibration",
    access: "public",
    tag: "keywords",
    summary: "Compare chances with the share of apps that reached the top 10 within 60 days",
    response: answer(z.array(ChanceCalibrationSchema), {
      /** UTC day of the first recorded chance; `null` before it. */
      firstDay: z.nullable(z.string()),
    }),
  }),
};
