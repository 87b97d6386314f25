import { z } from "../zod";

/**
 * Exports of shared modules by module and name. The hashes describe the types of an export: the first one everything
 * that its users rely on, the others one optional part each. Without hashes only the name is compared.
 */
export const SurfaceSchema = z.record(z.string(), z.record(z.string(), z.array(z.string())));

/** Parsed {@link SurfaceSchema}. */
export type Surface = z.infer<typeof SurfaceSchema>;

/** Deprecated exports by module and name: the first day on which each may be removed, and what replaces it. */
export const DeprecationsSchema = z.record(
  z.string(),
  z.record(
    z.string(),
    z.object({ removal: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)), note: z.string() }),
  ),
);

/** Parsed {@link DeprecationsSchema}. */
export type Deprecations = z.infer<typeof DeprecationsSchema>;
