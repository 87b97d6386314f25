import { pageTitle, z } from "@listwise/contracts";

/** What a route says about its title. */
export const TitleHandleSchema = z.object({ title: z.string(), titleKey: z.optional(z.string()) });

/** Parsed {@link TitleHandleSchema}. */
export type TitleHandle = z.infer<typeof TitleHandleSchema>;

/** Configuration key of a path's title: its first segment, for admin pages `admin.{section}`, for the root `home`. */
export function titleKeyOf(pathname: string): string {
  const [first = "", second = ""] = pathname.split("/").filter(Boolean);
  const page = first === "admin" ? `admin.${second || "dashboard"}` : first || "home";
  return `seo.title.${page.replaceAll("-", "_")}`;
}

/** The page's title by the rule the server uses too, so that it does not change when the code arrives. */
export function documentTitle(
  pathname: string,
  handle: TitleHandle | undefined,
  config: ReadonlyMap<string, string>,
): string {
  return pageTitle(config.get(handle?.titleKey ?? titleKeyOf(pathname)));
}
