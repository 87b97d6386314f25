import {
  draftImagesEndpoints,
  localizationsEndpoints,
  toolDraftsEndpoints,
  type ScreenshotDraft,
} from "@listwise/contracts/tools";
import { answerWith, startApiServer, handle, resetSession, signInAs } from "@listwise/shared-auth/testing";
import { Toaster } from "@listwise/shared-ui";
import { clearToasts, expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { unzipSync } from "fflate";
import { anApp } from "../../testing/builders";
import { installFakeCanvas, type FakeCanvas } from "../../testing/fake-canvas";
import { aScreen, aScreenshotDraft, anImageId } from "../../testing/screenshot-builders";
import { answerWithApps, makeCurrent } from "../../testing/tool-apps";
import { ScreenshotGeneratorPage } from "./screenshot-generator.page";

const server = startApiServer();
let canvas: FakeCanvas;

beforeEach(() => {
  resetSession();
  sessionStorage.clear();
  clearToasts();
  signInAs("user");
  makeCurrent(11);
  canvas = installFakeCanvas();
  server.use(answerWithApps(anApp()), answerWith(toolDraftsEndpoints.list, { success: true, data: [] }));
});

const open = () =>
  renderPage(
    <>
      <ScreenshotGeneratorPage />
      <Toaster />
    </>,
    { path: "/" },
  );
const picture = (name = "one.png") => new File([name], name, { type: "image/png" });
const listScreens = () => within(screen.getByRole("list", { name: "Screens" })).getAllByRole("button");
const getCaption = () => screen.findByRole("textbox", { name: "Caption" });
const getZip = () => screen.getByRole("button", { name: "Download all as zip" });

/** Answers with one saved draft. */
function answerWithDraft(data: ScreenshotDraft) {
  const draft = { id: 5, tool: "screenshot-generator" as const, appId: 11, name: "Launch", version: 3 };
  const saved = { ...draft, savedAt: "2026-03-04T00:00:00Z", data };
  return answerWith(toolDraftsEndpoints.list, { success: true, data: [saved] });
}

test("a screen takes text and an image; without an image it is not exported", async () => {
  const { user, container } = open();
  const caption = await getCaption();
  expect(await screen.findByText(/^Screen 1 has no image/, { selector: "div" })).toBeVisible();
  expect(getZip()).toBeDisabled();
  await user.clear(caption);
  await user.type(caption, "Find every trail");
  expect(listScreens()[0]).toHaveAccessibleName("Screen 1: Find every trail");
  await user.upload(screen.getByLabelText("App screenshots"), picture("broken.png"));
  expect(await screen.findByText("Couldn't add broken.png")).toBeVisible();
  await user.upload(screen.getByLabelText("App screenshots"), picture());
  expect(await screen.findByRole("button", { name: "Replace image" })).toBeVisible();
  expect(await screen.findByText("No problems found.", { exact: false })).toBeVisible();
  await expectNoViolations(container);
  await user.click(screen.getByRole("button", { name: /^Download PNG/ }));
  await waitFor(() => expect(canvas.files).toHaveLength(1));
  expect(canvas.made).toEqual([{ width: 1320, height: 2868, words: ["Find every trail"] }]);
});

test("several images become screens of one style, exported in sizes and languages in the stores' folders", async () => {
  const { user } = open();
  await getCaption();
  await user.upload(screen.getByLabelText("App screenshots"), [picture(), picture("two.png")]);
  expect(await screen.findByRole("button", { name: /^Screen 2/ })).toBeVisible();
  await user.click(screen.getByRole("checkbox", { name: /^Android phone/ }));
  await user.click(screen.getByRole("checkbox", { name: /^Feature graphic/ }));
  await user.selectOptions(screen.getByRole("combobox", { name: "Add a language" }), "German");
  expect((await screen.findAllByText(/^German has no caption for screen 1/))[0]).toBeVisible();
  expect(getZip()).toBeDisabled();
  await user.click(screen.getByRole("checkbox", { name: "Use the base language for missing captions" }));
  await waitFor(() => expect(getZip()).toBeEnabled());
  await user.click(getZip());
  expect(await screen.findByText("Screenshots exported")).toBeVisible();
  const [zip] = canvas.files;
  expect(zip?.name).toBe("screenshots-trail-radar.zip");
  const bytes = new Uint8Array((await zip?.content.arrayBuffer()) ?? []);
  const list = (locale: string) => [
    `metadata/android/${locale}/images/featureGraphic.png`,
    `metadata/android/${locale}/images/phoneScreenshots/01_1080x1920.png`,
    `metadata/android/${locale}/images/phoneScreenshots/02_1080x1920.png`,
    `screenshots/${locale}/iphone-6.9_01_1320x2868.png`,
    `screenshots/${locale}/iphone-6.9_02_1320x2868.png`,
  ];
  expect(Object.keys(unzipSync(bytes)).sort()).toEqual([...list("de-DE"), ...list("en-US")].sort());
  expect(canvas.made).toContainEqual({ width: 1024, height: 500, words: ["Say what it", "does"] });
});

test("a saved draft can be exported as soon as it is open", async () => {
  server.use(answerWithDraft(aScreenshotDraft()));
  const { user } = open();
  await waitFor(async () => expect(await getCaption()).toHaveValue("Find every trail"));
  expect(getZip()).toBeEnabled();
  await user.click(screen.getByRole("button", { name: /^Download PNG/ }));
  await waitFor(() => expect(canvas.files).toHaveLength(1));
});

test("an export can be canceled", async () => {
  server.use(answerWithDraft(aScreenshotDraft({ screens: [aScreen({ images: {} })] })));
  const { user } = open();
  await getCaption();
  await user.upload(screen.getByLabelText("App screenshots"), picture());
  await waitFor(() => expect(getZip()).toBeEnabled());
  const release = canvas.hold();
  await user.click(getZip());
  await user.click(await screen.findByRole("button", { name: "Cancel" }));
  release();
  await waitFor(() => expect(screen.queryByRole("button", { name: "Cancel" })).not.toBeInTheDocument());
  expect(canvas.files).toEqual([]);
  expect(screen.queryByText(/Failed to export/)).not.toBeInTheDocument();
});

test("screens can be duplicated, styled, moved with the keyboard and removed with undo; the set can be saved", async () => {
  let created: unknown = null;
  server.use(
    handle(toolDraftsEndpoints.create, async ({ request }) => {
      created = await request.json();
      const saved = { id: 1, version: 1, savedAt: "2026-03-04T00:00:00Z" };
      return Response.json(
        { success: true, data: { ...saved, ...JSON.parse(JSON.stringify(created)) } },
        { status: 201 },
      );
    }),
  );
  const { user } = open();
  await getCaption();
  await user.click(screen.getByRole("button", { name: "Duplicate" }));
  expect(listScreens()).toHaveLength(2);
  await user.clear(await getCaption());
  await user.type(await getCaption(), "Second");
  await user.click(screen.getByRole("button", { name: "Paper" }));
  await user.selectOptions(screen.getByRole("combobox", { name: "Layout" }), "Two devices");
  await user.click(screen.getByRole("button", { name: "Use this style for all screens" }));
  listScreens()[1]?.focus();
  await user.keyboard("{Alt>}{ArrowLeft}{/Alt}");
  expect(await screen.findByText("Moved to position 1 of 2.")).toBeInTheDocument();
  expect(listScreens()[0]).toHaveAccessibleName("Screen 1: Second");
  await user.click(screen.getByRole("button", { name: "Remove" }));
  expect(listScreens()).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(listScreens()).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: "Save" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Save draft" }));
  await user.type(dialog.getByRole("textbox", { name: /Name/ }), "Launch");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved")).toBeVisible();
  const paper = { background: { kind: "plain", from: "#f5f5f7" }, textColor: "#16171b", layout: "duo" };
  expect(created).toMatchObject({
    appId: 11,
    data: {
      size: "iphone-6.9",
      storesImages: false,
      screens: [{ captions: { "en-US": { title: "Second" } }, ...paper }, paper],
    },
  });
});

test("captions of all languages come from the localization helper", async () => {
  const texts = {
    "en-US": { name: "Trail Radar", subtitle: "Find every trail" },
    "de-DE": { subtitle: "Jeder Weg" },
    "fr-FR": { name: "Radar", subtitle: "Chaque sentier" },
  };
  const data = {
    version: 2,
    baseLocale: "en-US",
    texts,
    unreviewed: { "fr-FR": ["subtitle" as const] },
    glossary: { keep: [], forbid: [] },
    savedAt: "2026-03-04T00:00:00Z",
  };
  server.use(answerWith(localizationsEndpoints.get, { success: true, data }));
  const { user } = open();
  await getCaption();
  await user.click(screen.getByRole("button", { name: "Fill captions from your texts" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Fill captions from your texts" }));
  expect(await dialog.findByRole("combobox", { name: "Screen 1" })).toHaveDisplayValue("Find every trail");
  // The French subtitle is a machine translation that no one accepted.
  expect(dialog.getByRole("status")).toHaveTextContent(
    "2 captions in 3 languages. 1 text is missing, not accepted or too long.",
  );
  await user.click(dialog.getByRole("button", { name: "Fill captions" }));
  expect(await screen.findByText("Captions filled")).toBeVisible();
  await user.selectOptions(await screen.findByRole("combobox", { name: "Language" }), "German");
  expect(await getCaption()).toHaveValue("Jeder Weg");
  expect(await getCaption()).toHaveAttribute("lang", "de-DE");
});

test("images are uploaded only after the user agreed and saved", async () => {
  const draft = aScreenshotDraft({ screens: [aScreen({ images: {} })] });
  const saved: ScreenshotDraft[] = [];
  const uploaded: string[] = [];
  server.use(
    answerWithDraft(draft),
    handle(toolDraftsEndpoints.save, async ({ request }) => {
      const body = JSON.parse(await request.text());
      saved.push(body.data);
      const rest = { id: 5, tool: "screenshot-generator", appId: 11, savedAt: "2026-03-05T00:00:00Z" };
      return Response.json({ success: true, data: { ...rest, ...body, version: body.version + 1 } });
    }),
    handle(draftImagesEndpoints.list, () =>
      Response.json({
        success: true,
        data: uploaded.map((id) => ({ id, bytes: 7 })),
        usedBytes: uploaded.length * 7,
        maxBytes: 60_000_000,
      }),
    ),
    handle(draftImagesEndpoints.store, async ({ request, params }) => {
      const id = String(params.image);
      expect(JSON.parse(await request.text())).toEqual({ picture: btoa("one.png") });
      uploaded.push(id);
      return Response.json({ success: true, data: { id, bytes: 7 } });
    }),
  );
  const { user } = open();
  await getCaption();
  await user.upload(screen.getByLabelText("App screenshots"), picture());
  const save = screen.getByRole("button", { name: "Save" });
  await user.click(save);
  await waitFor(() => expect(saved.map(({ storesImages }) => storesImages)).toEqual([false]));
  await waitFor(() => expect(save).not.toHaveAttribute("aria-busy"));
  expect(screen.getByText("Images stay in this browser.")).toBeVisible();
  await user.click(screen.getByRole("checkbox", { name: "Store the images with this draft" }));
  expect(screen.getByText("Images are uploaded when you save the draft.")).toBeVisible();
  expect(uploaded).toEqual([]);
  await user.click(save);
  expect(await screen.findByText(/^1 image stored\./)).toBeVisible();
  expect(uploaded).toEqual(Object.values(saved[1]?.screens[0]?.images ?? {}));
});

test("a draft opened in another browser gets its stored images", async () => {
  const image = anImageId(7);
  const draft = aScreenshotDraft({ storesImages: true, screens: [aScreen({ images: { 1: image } })] });
  const asked: string[] = [];
  server.use(
    answerWithDraft(draft),
    answerWith(draftImagesEndpoints.list, {
      success: true,
      data: [{ id: image, bytes: 3 }],
      usedBytes: 3,
      maxBytes: 60_000_000,
    }),
    handle({ ...draftImagesEndpoints.store, method: "GET" }, ({ params }) => {
      asked.push(String(params.image));
      return new Response("png", { headers: { "content-type": "image/png" } });
    }),
  );
  open();
  await getCaption();
  await waitFor(() => expect(asked).toEqual([image]));
  await waitFor(() => expect(getZip()).toBeEnabled());
});
