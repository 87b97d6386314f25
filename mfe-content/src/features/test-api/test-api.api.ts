import { contentEndpoints } from "@listwise/contracts/content";
import { ApiError, call } from "@listwise/shared-auth";

export interface TestResponse {
  status: number;
  milliseconds: number;
  body: unknown;
}

/** Fetches the terms page and returns the response with any status. Rejects only without a response. */
export async function fetchTerms(): Promise<TestResponse> {
  const start = performance.now();
  const since = () => Math.round(performance.now() - start);
  try {
    const body = await call(contentEndpoints.pageBySlug, { params: { slug: "terms" } });
    return { status: 200, milliseconds: since(), body };
  } catch (problem) {
    if (!(problem instanceof ApiError) || problem.status === 0) throw problem;
    const { status, code, message, details, requestId } = problem;
    return {
      status,
      milliseconds: since(),
      body: { success: false, code, message, details, requestId },
    };
  }
}
