import { formatPageTitle, getRouteTitle, getTitleKey } from "@listwise/contracts/site";
import { z } from "@listwise/contracts/zod";

/** Route handle with the title of a page. */
export const TitleHandleSchema = z.object({
  title: z.string(),
  titleKey: z.optional(z.string()),
  /** True if `title` names the page better than the configured title of its area. */
  isNamed: z.optional(z.boolean()),
});

/** Parsed {@link TitleHandleSchema}. */
export type TitleHandle = z.infer<typeof TitleHandleSchema>;

/**
 * Returns the page's title by the same rule as the server: the page's own name, or its route's if it names the page, or
 * the configured title of its area, or its route's title, or the default.
 */
export function getDocumentTitle(
  pathname: string,
  handle: TitleHandle | undefined,
  config: ReadonlyMap<string, string>,
  ownName?: string,
): string {
  if (ownName) return formatPageTitle(ownName);
  if (handle?.isNamed) return formatPageTitle(handle.title);
  return getRouteTitle(config.get(handle?.titleKey ?? getTitleKey(pathname)), handle?.title);
}
