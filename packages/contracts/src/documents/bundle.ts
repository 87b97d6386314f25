import { z } from "../zod";

/** Layout of the first view around a document: the whole page, or only the heading of a page, a cover or an auth card. */
export const DocumentLookSchema = z.enum(["document", "page", "cover", "door"]);

/** A page's template (Mustache) and its style sheet. */
export const PageTemplateSchema = z.object({
  look: DocumentLookSchema,
  /** True if visitors can use all of the page without scripts. The application then starts when someone needs it. */
  complete: z.optional(z.boolean()),
  template: z.string(),
  styles: z.string(),
});

/** Parsed {@link PageTemplateSchema}. */
export type PageTemplate = z.infer<typeof PageTemplateSchema>;

/** The file of a release with the templates of its pages, by route pattern. `release.json` names it in `documents`. */
export const DocumentsSchema = z.record(z.string(), PageTemplateSchema);

/** Parsed {@link DocumentsSchema}. */
export type Documents = z.infer<typeof DocumentsSchema>;
