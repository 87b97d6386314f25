import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { appsEndpoints } from "@listwise/contracts/apps";
import { blogAdminEndpoints, contentEndpoints, mediaEndpoints } from "@listwise/contracts/content";
import sharp from "sharp";
import { loadMediaPaths, type MediaPaths } from "../../infra/http/pictures/media-paths";
import { PUBLIC, startIconHost } from "../../testing/icon-host";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { mediaRules } from "./media.service";
import { createPictureCache } from "./picture-cache";

let site: TestApp;
let host: Awaited<ReturnType<typeof startIconHost>>;
let paths: MediaPaths;
let serve: (call: IncomingMessage, response: ServerResponse) => void;
let picture: Buffer;
let number = 0;

beforeAll(async () => {
  site = await startTestApp();
  host = await startIconHost((call, response) => serve(call, response));
  paths = await loadMediaPaths(site.ctx);
  picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#336699" } })
    .png()
    .toBuffer();
});
afterAll(async () => {
  await site.close();
  await host.close();
});
beforeEach(() => {
  const { resolve, request } = host.rules;
  Object.assign(mediaRules(site.ctx), { resolve, request, deadlineMs: 3_000 });
  send("image/png", picture);
});

function send(type: string, body: Buffer, status = 200): void {
  serve = (_, response) => void response.writeHead(status, { "content-type": type }).end(body);
}

const newAddress = () => `https://pictures.example/${(number += 1)}.png`;
const get = (path: string, headers: Record<string, string> = {}) =>
  site.inject({ method: "GET", url: path, headers });
const show = (address: string, headers?: Record<string, string>) => get(paths.toPath(address), headers);

test("S76: an image of another host is proxied safely, cached and without identifying its viewer", async () => {
  let asked: IncomingMessage["headers"] = {};
  serve = (call, response) => {
    asked = call.headers;
    response.writeHead(200, { "content-type": "image/png", "set-cookie": "track=1" }).end(picture);
  };
  const address = newAddress();
  const headers = { cookie: "session=1", referer: "https://listwise.example/x", "user-agent": "Reader" };
  const answer = await show(address, headers);
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload).toEqual(picture);
  expect(answer.headers).toMatchObject({
    "content-type": "image/png",
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
    "cache-control": "public, max-age=604800",
  });
  expect(answer.headers["set-cookie"]).toBeUndefined();
  expect(Object.keys(asked).sort()).toEqual(["accept", "accept-encoding", "connection", "host"]);

  const times = host.asked();
  expect((await show(address)).rawPayload).toEqual(picture);
  expect((await show(address, { "if-none-match": String(answer.headers.etag) })).statusCode).toBe(304);
  expect(host.asked()).toBe(times);
});

test("the site isn't an open proxy: a URL without its signature is not found and isn't fetched", async () => {
  const times = host.asked();
  const signed = paths.toPath(newAddress());
  const foreign = Buffer.from("https://pictures.example/x.png").toString("base64url");
  for (const path of [
    signed.replace(/[^/]+$/, foreign),
    `/media/${foreign}`,
    "/media/",
    "/media/a/b",
    "/media/%00",
  ]) {
    expect((await get(path)).statusCode).toBe(404);
  }
  expect(host.asked()).toBe(times);
});

test.each([
  "https://127.0.0.1/a.png",
  "https://[::1]/a.png",
  "https://pictures.example:8443/a.png",
  "https://u:p@pictures.example/a.png",
])("S32: %s isn't fetched even if it is signed", async (address) => {
  const times = host.asked();
  const answer = await show(address);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers["cache-control"]).toBe("public, max-age=60");
  expect(host.asked()).toBe(times);
});

test("S33: a host name that resolves to a private address isn't fetched", async () => {
  Object.assign(mediaRules(site.ctx), { resolve: async () => [PUBLIC, { address: "10.0.0.5", family: 4 }] });
  const times = host.asked();
  expect((await show(newAddress())).statusCode).toBe(404);
  expect(host.asked()).toBe(times);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
test.each<[what: string, type: string, body: string | (() => Promise<Buffer>)]>([
  ["an SVG with a script", "image/svg+xml", svg],
  ["an SVG labeled as PNG", "image/png", svg],
  ["a page", "text/html", "<script>alert(1)</script>"],
  ["a page labeled as GIF", "image/gif", "<script>alert(1)</script>"],
  ["a PNG with only a header", "image/png", "\u0089PNG\r\n\u001a\n"],
  ["an image of 100 million pixels", "image/png", () => plain(10_000, 10_000)],
  ["six megabytes", "image/png", "\u0089PNG\r\n\u001a\n".padEnd(6_000_000, "x")],
])("S35: %s isn't an image: 502, cached briefly", async (_, type, body) => {
  send(type, typeof body === "string" ? Buffer.from(body, "latin1") : await body());
  const address = newAddress();
  const answer = await show(address);
  expect(answer.statusCode).toBe(502);
  expect(answer.headers["cache-control"]).toBe("public, max-age=60");
  const times = host.asked();
  expect((await show(address)).statusCode).toBe(502);
  expect(host.asked()).toBe(times);
});

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#000" }, limitInputPixels: false })
    .png()
    .toBuffer();

test("S34: a redirect isn't followed, and a host that never answers times out", async () => {
  serve = (_, response) => void response.writeHead(302, { location: "https://169.254.169.254/" }).end();
  expect((await show(newAddress())).statusCode).toBe(502);
  Object.assign(mediaRules(site.ctx), { deadlineMs: 200 });
  serve = () => undefined;
  expect((await show(newAddress())).statusCode).toBe(502);
});

test.each(["jpeg", "webp", "gif", "avif"] as const)(
  "an image of type %s is served with that type",
  async (format) => {
    const body = await sharp(picture).toFormat(format).toBuffer();
    send(`image/${format}`, body);
    const answer = await show(newAddress());
    expect(answer.headers["content-type"]).toBe(`image/${format}`);
    expect(answer.rawPayload).toEqual(body);
  },
);

test("concurrent viewers of an image cause one fetch", async () => {
  const times = host.asked();
  const address = newAddress();
  const answers = await Promise.all(Array.from({ length: 20 }, () => show(address)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
  expect(host.asked()).toBe(times + 1);
});

test("an old image is fetched again, and still served while its host fails", async () => {
  const address = newAddress();
  await show(address);
  const folder = join(site.ctx.config.dataDir, "media");
  const old = new Date(Date.now() - 8 * 86_400_000);
  for (const name of await readdir(folder)) await utimes(join(folder, name), old, old);
  send("text/plain", Buffer.from("down"), 503);
  const times = host.asked();
  expect((await show(address)).rawPayload).toEqual(picture);
  expect(host.asked()).toBe(times + 1);
});

test("fetches per network and minute are limited; cached images are still served", async () => {
  const kept = newAddress();
  await show(kept);
  const hit = jest.spyOn(site.ctx.limiter, "hit").mockResolvedValue({ hits: 601, secondsLeft: 30 });
  const refused = await show(newAddress());
  expect(refused.statusCode).toBe(429);
  expect(refused.headers["retry-after"]).toBe("30");
  expect((await show(kept)).statusCode).toBe(200);
  hit.mockRestore();
});

test("F54: images are served even if the disk is full", async () => {
  const folder = join(site.ctx.config.dataDir, "media");
  await rm(folder, { recursive: true });
  await writeFile(folder, "in the way");
  expect((await show(newAddress())).rawPayload).toEqual(picture);
  await rm(folder);
});

test("the cache stays below its size limit and evicts the oldest images first", async () => {
  const folder = await mkdtemp(join(tmpdir(), "listwise-media-"));
  const cache = createPictureCache(folder, 1_000, site.ctx.log);
  for (let name = 0; name < 10; name += 1) {
    await cache.write(`picture-${name}`, Buffer.alloc(300));
    await utimes(join(folder, `picture-${name}`), name, name);
  }
  const left = (await readdir(folder)).sort();
  expect(left.length).toBeLessThanOrEqual(4);
  expect(left).toContain("picture-9");
  expect(left).not.toContain("picture-0");
  expect((await cache.read("picture-9"))?.picture).toHaveLength(300);
  expect(await cache.read("picture-0")).toBeNull();
  await rm(folder, { recursive: true });
});

test("S76: responses contain image paths on the site; the database stores the original URLs", async () => {
  const user = await site.asUser({ plan: "unlimited" });
  const icon = "https://icons.example/icon.png";
  await site.ctx.pool.query("update listings set icon = $1, screenshots = $2::jsonb where app_id = 1", [
    icon,
    JSON.stringify([icon, "/store-media/sample/1.svg"]),
  ]);
  const { data } = await user.call(appsEndpoints.get, { params: { id: "1" } });
  expect(data.icon).toBe(paths.toPath(icon));
  expect(data.screenshots).toEqual([paths.toPath(icon), "/store-media/sample/1.svg"]);
  const { rows } = await site.ctx.pool.query("select icon from listings where app_id = 1 limit 1");
  expect(rows).toEqual([{ icon }]);
});

test("S76: images in a post, including the cover, are proxied", async () => {
  const address = "https://pictures.example/cover.png";
  const admin = await site.asAdmin();
  const content = `Text ![one](${address}) and [a link](${address}).`;
  const post = { title: "Pictures", slug: "pictures", content, featuredImage: address, status: "PUBLISHED" };
  const created = await admin.call(blogAdminEndpoints.createPost, { body: post });
  // Editors see the original text.
  expect(created.data).toMatchObject({ content, featuredImage: address });
  const { data } = await site.call(contentEndpoints.postBySlug, { params: { slug: "pictures" } });
  expect(data.featuredImage).toBe(paths.toPath(address));
  expect(data.content).toBe(`Text ![one](${paths.toPath(address)}) and [a link](${address}).`);
});

test("S76: an editor's preview proxies the images of the text", async () => {
  const admin = await site.asAdmin();
  const address = "https://pictures.example/draft.png";
  const { data } = await admin.call(mediaEndpoints.preview, { body: { content: `![draft](${address})` } });
  expect(data.content).toBe(`![draft](${paths.toPath(address)})`);
});
