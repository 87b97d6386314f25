import type { ToolDraft } from "@listwise/contracts/tools";
import { listCandidates } from "./candidates";

const aDraft = (picture: string) => ({ picture, analysis: null, keyword: "", country: "us" });
const saved: ToolDraft[] = [5, 6].map((id) => ({
  ...{ id, appId: 11, tool: "icon-analyzer", name: `Draft ${id}`, version: 1 },
  savedAt: "2026-11-21T00:00:00.000Z",
  data: aDraft(`data:image/png;base64,${id}`),
}));
const list = (picture: string) =>
  listCandidates({ live: null, draft: aDraft(picture), openedId: 5, saved }).map(({ label }) => label);

test("a new icon in a saved draft is compared with the saved one", () => {
  expect(list("data:image/png;base64,new")).toEqual(["Your draft", "Draft 5 (saved)", "Draft 6"]);
});

test("an unchanged draft is listed once, by its name", () => {
  expect(list("data:image/png;base64,5")).toEqual(["Draft 5", "Draft 6"]);
});
