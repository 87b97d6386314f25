import { ApiError } from "../http/api-error";
import { parsePlanRefusal } from "./parse-plan-refusal";

const refuse = (details?: unknown, code = "FEATURE_LIMIT_EXCEEDED") =>
  new ApiError({ status: 403, code, message: "No.", details });
const usage = { current: 4, limit: 5, remaining: 1, percentage: 80, canUse: true, resetDate: null };

test("a full list is explained with the use before the refused change", () => {
  expect(parsePlanRefusal(refuse({ feature: "max_tracked_keywords", usage, needed: 2 }))).toEqual({
    feature: "max_tracked_keywords",
    reason: "You track 4 of 5 keywords, and this needs 2 more. Untrack keywords or upgrade your plan.",
  });
});

test("other limits and refusals without usage have no reason; other problems are no refusals", () => {
  expect(parsePlanRefusal(refuse({ feature: "exports_per_day", usage }))).toEqual({
    feature: "exports_per_day",
    reason: null,
  });
  expect(parsePlanRefusal(refuse({ feature: "max_tracked_apps", usage: null }))?.reason).toBeNull();
  expect(parsePlanRefusal(refuse())).toEqual({ feature: null, reason: null });
  expect(parsePlanRefusal(refuse({}, "CONFLICT"))).toBeNull();
  expect(parsePlanRefusal(new Error("No."))).toBeNull();
});
