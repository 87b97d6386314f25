import {
  draftImagesEndpoints,
  MAX_STORED_IMAGES_BYTES,
  toolDraftsEndpoints,
  type ScreenshotDraft,
} from "@listwise/contracts/tools";
import sharp from "sharp";
import type { Caller } from "../../../testing/call";
import { startTestApp, type TestApp } from "../../../testing/test-app";

const { list, store } = draftImagesEndpoints;
const { create, save, remove } = toolDraftsEndpoints;
const [ONE, TWO] = ["aaaaaaaaaaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbbbbbbbbbb"];

let site: TestApp;
let picture: string;
beforeAll(async () => {
  site = await startTestApp();
  const png = await sharp({ create: { width: 30, height: 60, channels: 3, background: "#a0c" } })
    .png()
    .toBuffer();
  picture = png.toString("base64");
});
afterAll(() => site.close());

function aDraft(change: Partial<ScreenshotDraft> = {}, images: Record<string, string> = { 1: ONE }) {
  const draft: ScreenshotDraft = {
    size: "iphone-6.9",
    sizes: ["iphone-6.9"],
    font: "inter",
    baseLocale: "en-US",
    locales: ["en-US"],
    fallsBack: false,
    storesImages: true,
    screens: [
      {
        id: "s1",
        layout: "caption-top",
        frame: "dark",
        scale: 1,
        background: { kind: "plain", from: "#000000", to: "#000000" },
        textColor: "#ffffff",
        captions: {},
        images,
      },
    ],
    ...change,
  };
  return draft;
}

async function createDraft(user: Caller, data = aDraft(), name = "Launch") {
  const body = { tool: "screenshot-generator" as const, appId: 1, name, data };
  return (await user.call(create, { body })).data;
}

const put = (user: Caller, id: number, image = ONE, content = picture) =>
  user.request(store, { params: { id, image }, body: { picture: content } });
const listIds = async (user: Caller, id: number) =>
  (await user.call(list, { params: { id } })).data.map((image) => image.id);

it("stores an image of a draft that allows it, and returns it to its owner only", async () => {
  const [ada, bob] = [await site.asUser(), await site.asUser()];
  const { id } = await createDraft(ada);
  expect(await put(ada, id)).toMatchObject({ status: 200, body: { data: { id: ONE } } });
  expect(await put(ada, id)).toMatchObject({ status: 200 });
  const bytes = Buffer.from(picture, "base64").length;
  expect(await ada.call(list, { params: { id } })).toMatchObject({
    data: [{ id: ONE, bytes }],
    usedBytes: bytes,
  });
  const url = `/api/tool-works/${id}/images/${ONE}`;
  const own = await ada.inject({ method: "GET", url });
  expect(own.headers).toMatchObject({ "content-type": "image/png", "cache-control": "no-store" });
  expect(own.rawPayload.toString("base64")).toBe(picture);
  expect((await bob.inject({ method: "GET", url })).statusCode).toBe(404);
  expect((await site.inject({ method: "GET", url })).statusCode).toBe(401);
  expect(await bob.request(list, { params: { id } })).toMatchObject({ status: 404 });
  expect(await put(bob, id)).toMatchObject({ status: 404 });
});

it("refuses images without the user's consent, and images that the draft doesn't use", async () => {
  const user = await site.asUser();
  const { id } = await createDraft(user, aDraft({ storesImages: false }));
  expect(await put(user, id)).toMatchObject({ status: 409, body: { message: /doesn't allow/ } });
  const { data: other } = await user.call(create, {
    body: { tool: "review-manager", appId: null, name: "Replies", data: { templates: [] } },
  });
  expect(await put(user, other.id)).toMatchObject({ status: 409 });
  const allowed = await createDraft(user, aDraft(), "Allowed");
  expect(await put(user, allowed.id, TWO)).toMatchObject({ status: 409, body: { message: /doesn't use/ } });
  const { rows } = await site.ctx.pool.query("select 1 from tool_images where draft_id = any($1)", [
    [id, other.id, allowed.id],
  ]);
  expect(rows).toEqual([]);
});

it("deletes images that a later version no longer uses or allows, and all with the draft and the account", async () => {
  const user = await site.asUser();
  const { id } = await createDraft(user, aDraft({}, { 1: ONE, "1.tablet": TWO }));
  await put(user, id);
  await put(user, id, TWO);
  expect(await listIds(user, id)).toEqual([ONE, TWO]);
  const update = (version: number, data: ScreenshotDraft) =>
    user.request(save, { params: { id }, body: { version, name: "Launch", data } });
  await update(1, aDraft({}, { 1: TWO }));
  expect(await listIds(user, id)).toEqual([TWO]);
  // A save that is refused deletes nothing.
  expect(await update(1, aDraft({ storesImages: false }))).toMatchObject({ status: 409 });
  expect(await listIds(user, id)).toEqual([TWO]);
  await update(2, aDraft({ storesImages: false }));
  expect(await listIds(user, id)).toEqual([]);
  const kept = await createDraft(user, aDraft(), "Kept");
  await put(user, kept.id);
  await user.call(remove, { params: { id: kept.id } });
  const last = await createDraft(user, aDraft(), "Last");
  await put(user, last.id);
  await site.ctx.pool.query("delete from users where id = $1", [user.id]);
  const { rows } = await site.ctx.pool.query("select 1 from tool_images where draft_id = any($1)", [
    [id, kept.id, last.id],
  ]);
  expect(rows).toEqual([]);
});

it.each([
  ["text", () => Buffer.from("no image at all").toString("base64")],
  ["an SVG", () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>").toString("base64")],
  ["a broken PNG", () => Buffer.from(picture, "base64").subarray(0, 60).toString("base64")],
  ["an image above 5 MB", () => "A".repeat(6_800_000)],
])("refuses %s", async (_, content) => {
  const user = await site.asUser();
  const { id } = await createDraft(user);
  expect(await put(user, id, ONE, content())).toMatchObject({
    status: 400,
    body: { code: "VALIDATION_FAILED" },
  });
  expect(await listIds(user, id)).toEqual([]);
});

it("refuses images beyond the user's space, also when two arrive together", async () => {
  const user = await site.asUser();
  const { id } = await createDraft(user, aDraft({}, { 1: ONE, 2: TWO }));
  const full = await createDraft(user, aDraft(), "Full");
  const free = Buffer.from(picture, "base64").length + 10;
  await site.ctx.pool.query(
    "insert into tool_images (draft_id, id, type, bytes, content) values ($1, 'x', 'image/png', $2, '')",
    [full.id, MAX_STORED_IMAGES_BYTES - free],
  );
  const answers = await Promise.all([put(user, id), put(user, id, TWO)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(answers.find(({ status }) => status === 400)?.body.message).toMatch(/60 MB/);
});
