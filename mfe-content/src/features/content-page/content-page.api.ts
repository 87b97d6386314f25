import { contentEndpoints, type ContentPage } from "@listwise/contracts/content";
import { ApiError, call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";
import { isCoreCategory } from "./categories";

/** Result of looking up `/{category}/{slug}`; `unknown` if there is no such category. */
export type PageLookup =
  | { kind: "page"; page: ContentPage }
  | { kind: "missing"; message: string }
  | { kind: "unknown" };

async function isCategory(category: string, signal: AbortSignal): Promise<boolean> {
  if (isCoreCategory(category)) return true;
  const { data } = await call(contentEndpoints.pagesByCategory, { params: { category }, query: {}, signal });
  return data.length > 0;
}

async function fetchPage(slug: string, signal: AbortSignal): Promise<ContentPage | string> {
  try {
    return (await call(contentEndpoints.pageBySlug, { params: { slug }, signal })).data;
  } catch (problem) {
    if (problem instanceof ApiError && [400, 404].includes(problem.status))
      return "Page not found or unavailable.";
    throw problem;
  }
}

export function contentPageQuery(category: string, slug: string) {
  return queryOptions({
    queryKey: ["cms", "page-at", category, slug],
    queryFn: async ({ signal }): Promise<PageLookup> => {
      const found = await fetchPage(slug, signal);
      if (typeof found !== "string" && found.category.toLowerCase() === category)
        return { kind: "page", page: found };
      if (!(await isCategory(category, signal))) return { kind: "unknown" };
      return { kind: "missing", message: typeof found === "string" ? found : "Page not found." };
    },
  });
}

/** Returns the error message that the page shows. */
export function getFailureText(problem: unknown): string {
  const advice = "Failed to load page. Please try again.";
  if (!(problem instanceof ApiError)) return advice;
  if (problem.code === "UNEXPECTED_ANSWER") return getUnexpectedText(problem.details);
  return problem.status > 0 ? `${advice} (HTTP error! status: ${problem.status})` : advice;
}

/** Returns the message for a response that violates the contract: the whole response, its page or the page's content. */
function getUnexpectedText(issues: unknown): string {
  const paths = Array.isArray(issues) ? issues.map((issue: { path?: unknown }) => issue.path) : [];
  const first: unknown = paths[0];
  if (!Array.isArray(first) || first[0] !== "data") return "Invalid response format";
  if (first.length === 1) return "Page data could not be loaded.";
  return first[1] === "content" ? "No content found in API response" : "Invalid response format";
}
