import { parseLimitValues } from "./parse-limit-values";

const definitions = [
  { id: 1, key: "custom_reports", dataType: "BOOLEAN" },
  { id: 2, key: "max_tracked_apps", dataType: "INTEGER" },
  { id: 3, key: "export_formats", dataType: "JSON" },
  { id: 4, key: "data_granularity", dataType: "JSON" },
  { id: 5, key: "labels", dataType: "JSON" },
  { id: 6, key: "check_minutes", dataType: "INTEGER" },
] as const;
const accept = (limits: Parameters<typeof parseLimitValues>[1]) => parseLimitValues(definitions, limits);
const problems = (limits: Parameters<typeof parseLimitValues>[1]) => {
  try {
    accept(limits);
    return [];
  } catch (error) {
    return error;
  }
};

test.each([
  ["custom_reports", true],
  ["custom_reports", false],
  ["max_tracked_apps", 0],
  ["max_tracked_apps", 2_000_000_000],
  ["check_minutes", 1],
  ["export_formats", ["csv", "pdf"]],
  ["export_formats", []],
  ["data_granularity", ["daily", "weekly", "monthly"]],
  ["labels", Array<string>(20).fill("x".repeat(40))],
])("%s accepts %j", (key, value) => {
  const definition = definitions.find((one) => one.key === key);
  expect(accept({ [key]: value })).toEqual([{ definitionId: definition?.id, key, value }]);
});

test.each(definitions.map(({ id, key }) => [key, id] as const))(
  "%s can be reset to the plan",
  (key, definitionId) => {
    expect(accept({ [key]: null })).toEqual([{ definitionId, key, value: null }]);
  },
);

test.each([
  ["custom_reports", 1, "custom_reports must be true or false."],
  ["custom_reports", ["true"], "custom_reports must be true or false."],
  ["max_tracked_apps", -1, "max_tracked_apps must be a whole number from 0 to 2000000000."],
  ["max_tracked_apps", 0.5, "max_tracked_apps must be a whole number from 0 to 2000000000."],
  ["max_tracked_apps", 2_000_000_001, "max_tracked_apps must be a whole number from 0 to 2000000000."],
  ["max_tracked_apps", true, "max_tracked_apps must be a whole number from 0 to 2000000000."],
  ["check_minutes", 0, "check_minutes must be a whole number from 1 to 2000000000."],
  ["labels", false, "labels must be a list of up to 20 texts with up to 40 characters each."],
  [
    "labels",
    Array<string>(21).fill("x"),
    "labels must be a list of up to 20 texts with up to 40 characters each.",
  ],
  ["labels", ["x".repeat(41)], "labels must be a list of up to 20 texts with up to 40 characters each."],
  ["labels", ["x", ""], "labels must be a list of up to 20 texts with up to 40 characters each."],
  [
    "export_formats",
    ["csv", "docx"],
    expect.stringMatching(/^docx isn't an option\. Choose from .*csv.*\.$/),
  ],
  ["data_granularity", ["hourly"], "hourly isn't an option. Choose from daily, weekly, monthly."],
  ["nothing", 1, "There is no feature nothing."],
  ["__proto__x", null, "There is no feature __proto__x."],
])("%s refuses %j", (key, value, message) => {
  expect(problems({ [key]: value })).toMatchObject({
    code: "VALIDATION_FAILED",
    message,
    details: [{ path: `limits.${key}`, message }],
  });
});

test("one invalid value refuses all, and every invalid one is named", () => {
  expect(problems({ custom_reports: true, max_tracked_apps: -1, nothing: 1 })).toMatchObject({
    details: [{ path: "limits.max_tracked_apps" }, { path: "limits.nothing" }],
  });
  expect(accept({})).toEqual([]);
});
