import { z } from "../zod";

/** Key of a plan in a request. */
export const PlanKeySchema = z.string().check(z.minLength(1), z.maxLength(40));

/** Key and name of a plan. */
export const PlanNameSchema = z.object({ key: z.string(), name: z.string() });
