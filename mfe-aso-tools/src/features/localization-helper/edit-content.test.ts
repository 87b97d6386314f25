import {
  acceptTexts,
  addLanguages,
  removeLanguage,
  setGlossary,
  setTexts,
  typeText,
  undoText,
} from "./edit-content";
import { redoStep, undoStep } from "./edit-steps";
import {
  createEditor,
  getText,
  hasUnsaved,
  markSaved,
  openDraft,
  pickContent,
  type Editor,
} from "./editor.store";
import { fillFromLive, mergeConflict } from "./merge-content";

const draft = {
  version: 1,
  baseLocale: "en-US",
  texts: { "en-US": { name: "Trail" } },
  unreviewed: {},
  glossary: { keep: [], forbid: [] },
  savedAt: null,
};

let editor: Editor;
beforeEach(() => {
  editor = createEditor();
  openDraft(editor, draft, null);
});

const read = (locale: string, field: "name" | "subtitle" = "name") =>
  getText(editor.getState().texts, locale, field);

test("keystrokes in one text are one step; another text begins a new one", () => {
  for (const text of ["P", "Pf", "Pfad"]) typeText(editor, "de-DE", "name", text);
  typeText(editor, "de-DE", "subtitle", "W");
  expect(editor.getState().steps).toHaveLength(2);
  undoStep(editor);
  expect([read("de-DE"), read("de-DE", "subtitle")]).toEqual(["Pfad", ""]);
  undoStep(editor);
  expect(editor.getState().texts).toBe(draft.texts);
  redoStep(editor);
  redoStep(editor);
  expect(read("de-DE", "subtitle")).toBe("W");
});

test("a new change ends what can be redone; a text's own undo is a step, too", () => {
  setTexts(editor, [["de-DE", "name", "Pfad"]], "import");
  setTexts(editor, [["de-DE", "name", "Weg"]], "import");
  undoText(editor, "de-DE", "name");
  expect(read("de-DE")).toBe("Pfad");
  undoStep(editor);
  expect(read("de-DE")).toBe("Weg");
  undoText(editor, "de-DE", "name");
  undoText(editor, "de-DE", "name");
  expect(read("de-DE")).toBe("");
  expect(editor.getState().undone).toEqual([]);
});

test("machine translations are marked until they are accepted, replaced or cleared; placeholders never", () => {
  const marks = () => editor.getState().unreviewed["de-DE"] ?? [];
  const changes = [
    ["de-DE", "name", "Pfad"],
    ["de-DE", "subtitle", "Weg"],
    ["de-DE", "keywords", "[de-DE] hike"],
  ] as const;
  setTexts(editor, changes, "translation", true);
  expect(marks()).toEqual(["name", "subtitle"]);
  typeText(editor, "de-DE", "name", "Pfade");
  expect(marks()).toEqual(["name", "subtitle"]);
  typeText(editor, "de-DE", "subtitle", "");
  expect(marks()).toEqual(["name"]);
  expect(acceptTexts(editor, [["de-DE", "name"]])).toBe(1);
  expect(marks()).toEqual([]);
  undoStep(editor);
  expect(marks()).toEqual(["name"]);
  setTexts(editor, [["de-DE", "name", "Import"]], "import");
  expect(marks()).toEqual([]);
});

test("added and removed languages, and the glossary, are unsaved until they are saved", () => {
  addLanguages(editor, ["de-DE", "en-US"]);
  expect(editor.getState().texts).toEqual({ "en-US": { name: "Trail" }, "de-DE": {} });
  expect(hasUnsaved(editor.getState())).toBe(true);
  markSaved(editor, { ...draft, version: 2 }, pickContent(editor.getState()));
  expect(hasUnsaved(editor.getState())).toBe(false);
  setGlossary(editor, { keep: ["Trail"], forbid: [] });
  expect(hasUnsaved(editor.getState())).toBe(true);
  removeLanguage(editor, "de-DE");
  expect(Object.keys(editor.getState().texts)).toEqual(["en-US"]);
});

test("a conflict keeps the marks of the other save", () => {
  typeText(editor, "en-US", "name", "Mine");
  const current = {
    ...draft,
    version: 2,
    texts: { "en-US": { name: "Theirs", subtitle: "Sub" } },
    unreviewed: { "en-US": ["subtitle" as const] },
    glossary: { keep: ["Trail"], forbid: [] },
  };
  const changes = [
    { locale: "en-US", field: "name" as const, before: "Trail", after: "Theirs" },
    { locale: "en-US", field: "subtitle" as const, before: "", after: "Sub" },
  ];
  mergeConflict(editor, { current, changes }, "mine");
  const state = editor.getState();
  expect(state.texts["en-US"]).toEqual({ name: "Mine", subtitle: "Sub" });
  expect(state.unreviewed).toEqual({ "en-US": ["subtitle"] });
  expect(state.glossary).toEqual({ keep: ["Trail"], forbid: [] });
  expect(state.version).toBe(2);
});

test("a listing that is the one of the base language adds no language", () => {
  const base = { name: "Trail", subtitle: null, description: "Hike" };
  fillFromLive(editor, {
    "en-US": base,
    "de-DE": base,
    "fr-FR": { ...base, name: "Sentier" },
    "it-IT": null,
  });
  expect(editor.getState().texts).toEqual({
    "en-US": { name: "Trail", description: "Hike" },
    "fr-FR": { name: "Sentier" },
  });
});
