import { toolDraftsEndpoints } from "@listwise/contracts/tools";
import { answerWith, startApiServer, handle, resetSession, signInAs } from "@listwise/shared-auth/testing";
import { Toaster } from "@listwise/shared-ui";
import { clearToasts, expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { screen, within } from "@testing-library/react";
import { unzipSync } from "fflate";
import { anApp } from "../../testing/builders";
import { answerWithApps, makeCurrent } from "../../testing/tool-apps";
import { ScreenshotGeneratorPage } from "./screenshot-generator.page";

const server = startApiServer();
const made: { width: number; height: number; words: string[] }[] = [];
const files: { name: string; content: Blob }[] = [];

/** A canvas that records the drawn text, because the test environment has none. */
function fakeCanvas() {
  const words = new WeakMap<HTMLCanvasElement, string[]>();
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(function getContext(
    this: HTMLCanvasElement,
  ) {
    const written: string[] = [];
    words.set(this, written);
    const pen: object = new Proxy(
      {},
      {
        get: (_, name) => {
          if (name === "measureText") return (text: string) => ({ width: text.length });
          if (name === "createLinearGradient") return () => ({ addColorStop: () => undefined });
          if (name === "fillText") return (text: string) => written.push(text);
          return () => undefined;
        },
        set: () => true,
      },
    );
    return JSON.parse("null") ?? Object(pen);
  });
  jest.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation(function toBlob(
    this: HTMLCanvasElement,
    done,
  ) {
    made.push({ width: this.width, height: this.height, words: words.get(this) ?? [] });
    const png = new Blob(["png"], { type: "image/png" });
    done(Object.assign(png, { arrayBuffer: async () => new Uint8Array([1, 2, 3]).buffer }));
  });
}

beforeEach(() => {
  resetSession();
  sessionStorage.clear();
  clearToasts();
  signInAs("user");
  makeCurrent(11);
  made.length = 0;
  files.length = 0;
  fakeCanvas();
  Object.assign(globalThis, {
    createImageBitmap: async (file: File) => {
      if (file.name === "broken.png") throw new Error("no image");
      return { width: 1170, height: 2532 };
    },
  });
  let last: Blob | null = null;
  URL.createObjectURL = (content: Blob) => {
    last = content;
    return "blob:test";
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    if (last) files.push({ name: this.download, content: last });
  });
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
const picture = (name = "one.png") => new File(["x"], name, { type: "image/png" });
const screens = () => within(screen.getByRole("list", { name: "Screens" })).getAllByRole("button");

test("a screen takes text and an image; without an image it is not exported", async () => {
  const { user, container } = open();
  const caption = await screen.findByRole("textbox", { name: "Caption" });
  await user.click(screen.getByRole("button", { name: "Download all as zip" }));
  expect(await screen.findByText(/Add your screenshot to screen 1/)).toBeVisible();
  await user.clear(caption);
  await user.type(caption, "Find every trail");
  expect(screens()[0]).toHaveAccessibleName("Screen 1: Find every trail");
  await user.upload(screen.getByLabelText("App screenshots"), picture("broken.png"));
  expect(await screen.findByText("Couldn't add broken.png")).toBeVisible();
  await user.upload(screen.getByLabelText("App screenshots"), picture());
  expect(await screen.findByRole("button", { name: "Replace image" })).toBeVisible();
  await expectNoViolations(container);
  await user.click(screen.getByRole("button", { name: /^Download PNG/ }));
  await screen.findByRole("button", { name: /^Download PNG/ });
  expect(made).toEqual([{ width: 1320, height: 2868, words: ["Find every trail"] }]);
  expect(files.map(({ name }) => name)).toEqual(["01-iphone-6.9-1320x2868.png"]);
});

test("several images become screens of one style, exported in several sizes as a zip", async () => {
  const { user } = open();
  await user.upload(await screen.findByLabelText("App screenshots"), [picture(), picture("two.png")]);
  expect(await screen.findByRole("button", { name: /^Screen 2/ })).toBeVisible();
  await user.click(screen.getByRole("checkbox", { name: "iPad 13″ in the zip" }));
  await user.click(screen.getByRole("button", { name: "Download all as zip" }));
  expect(await screen.findByText("Screenshots exported")).toBeVisible();
  expect(made.map(({ width, height }) => [width, height])).toEqual([
    [1320, 2868],
    [1320, 2868],
    [2064, 2752],
    [2064, 2752],
  ]);
  const [zip] = files;
  expect(zip?.name).toBe("screenshots-11.zip");
  const bytes = new Uint8Array((await zip?.content.arrayBuffer()) ?? []);
  expect(Object.keys(unzipSync(bytes))).toEqual([
    "iphone-6.9/01-iphone-6.9-1320x2868.png",
    "iphone-6.9/02-iphone-6.9-1320x2868.png",
    "ipad-13/01-ipad-13-2064x2752.png",
    "ipad-13/02-ipad-13-2064x2752.png",
  ]);
});

test("screens can be duplicated, styled, moved and removed with undo; the set can be saved", async () => {
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
  await user.click(await screen.findByRole("button", { name: "Duplicate" }));
  expect(screens()).toHaveLength(2);
  await user.clear(screen.getByRole("textbox", { name: "Caption" }));
  await user.type(screen.getByRole("textbox", { name: "Caption" }), "Second");
  await user.click(screen.getByRole("button", { name: "Paper" }));
  await user.click(screen.getByRole("button", { name: "Use this style for all screens" }));
  await user.click(screen.getByRole("button", { name: "Move left" }));
  expect(screens()[0]).toHaveAccessibleName("Screen 1: Second");
  await user.click(screen.getByRole("button", { name: "Remove" }));
  expect(screens()).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(screens()).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: "Save" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Save draft" }));
  await user.type(dialog.getByRole("textbox", { name: /Name/ }), "Launch");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved")).toBeVisible();
  const paper = { background: { kind: "plain", from: "#f5f5f7" }, textColour: "#16171b" };
  expect(created).toMatchObject({
    appId: 11,
    data: { size: "iphone-6.9", screens: [{ caption: "Second", ...paper }, paper] },
  });
});
