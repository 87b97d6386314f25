import { crc32 } from "node:zlib";
import type { ServerResponse } from "node:http";
import { Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { ICON_UNREADABLE_TEXT, iconsEndpoints } from "@listwise/contracts/tools";
import sharp from "sharp";
import { loadMediaPaths } from "../../infra/http/pictures/media-paths";
import { PUBLIC, startIconHost } from "../../testing/icon-host";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { getIconRules } from "./icons.service";

const { analyze, upload } = iconsEndpoints;
const SAMPLE_ICON = /\/store-media\/sample\/\d{9}\.svg/;
const MB = 1_000_000;

const plain = (edge: number, color: string) =>
  sharp({ create: { width: edge, height: edge, channels: 3, background: color } });
const anIcon = () =>
  plain(128, "#1144dd")
    .composite([
      { input: { create: { width: 64, height: 128, channels: 3, background: "#ffffff" } }, left: 0, top: 0 },
    ])
    .png()
    .toBuffer();

/** Returns an image file whose header claims this size. */
function pngHeader(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    magic,
    chunk("IHDR", header),
    chunk("IDAT", Buffer.alloc(0)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

let test: TestApp;
let host: Awaited<ReturnType<typeof startIconHost>>;
let serve: (path: string, response: ServerResponse) => void;
let icon: Buffer;

const send = (type: string, body: Buffer | string, headers: Record<string, string> = {}) => {
  serve = (_, response) => void response.writeHead(200, { "content-type": type, ...headers }).end(body);
};

beforeAll(async () => {
  test = await startTestApp();
  icon = await anIcon();
  host = await startIconHost((call, response) => serve(call.url ?? "", response));
});
beforeEach(() => {
  Object.assign(getIconRules(test.ctx), host.rules);
  send("image/png", icon);
});
afterAll(async () => {
  await host.close();
  await test.close();
});

let fresh = 0;
/** Returns a URL that was not analyzed before. */
const newUrl = () => `https://icons.example/icon-${(fresh += 1)}.png`;
const ask = async (iconUrl: string) => (await test.asUser()).request(analyze, { body: { iconUrl } });
const refused = { code: "VALIDATION_FAILED", message: ICON_UNREADABLE_TEXT };
const unreadable = { status: 422, body: { code: "ICON_UNREADABLE", message: ICON_UNREADABLE_TEXT } };
const stillWorks = async () => {
  send("image/png", icon);
  expect((await ask(newUrl())).status).toBe(200);
};

it("returns colors with their shares, a score with its parts, and feedback", async () => {
  const { data, colors } = await (await test.asUser()).call(analyze, { body: { iconUrl: newUrl() } });
  expect(colors).toEqual(data.colors);
  expect(colors.map(({ color, isRecommended }) => [color, isRecommended])).toEqual(
    expect.arrayContaining([
      ["#1144dd", true],
      ["#ffffff", true],
    ]),
  );
  expect(colors.reduce((sum, { percentage }) => sum + percentage, 0)).toBeGreaterThan(95);
  const reached = data.parts.reduce((sum, { points, weight }) => sum + (points * weight) / 100, 0);
  expect(data.score).toBe(Math.min(98, Math.round(60 + (38 * reached) / 100)));
  expect(data.feedback).toContainEqual(
    expect.objectContaining({ type: "positive", text: "Strong contrast" }),
  );
  expect(host.connected.at(-1)).toBe(PUBLIC.address);
});

it("returns the same result for the same icon, and fetches it once", async () => {
  const iconUrl = newUrl();
  const user = await test.asUser();
  const asked = host.asked();
  const [one, other] = [
    await user.call(analyze, { body: { iconUrl } }),
    await user.call(analyze, { body: { iconUrl } }),
  ];
  expect(other).toEqual(one);
  expect(host.asked()).toBe(asked + 1);
});

it("analyzes the sample's drawings without a request to another host", async () => {
  const { rows } = await test.ctx.pool.query<{ icon: string }>("select icon from listings limit 1");
  const iconUrl = rows[0]?.icon ?? "";
  expect(iconUrl).toMatch(SAMPLE_ICON);
  const { data } = await (await test.asUser()).call(analyze, { body: { iconUrl } });
  expect(data.colors.length).toBeGreaterThan(1);
  expect(await ask("/store-media/sample/../../api/me")).toMatchObject({ status: 400, body: refused });
});

const literals = [
  "https://127.0.0.1/a.png",
  "https://[::1]/a.png",
  "https://169.254.169.254/latest/meta-data",
  "https://2852039166/a.png",
  "https://0xA9FEA9FE/a.png",
  "https://10.0.0.1/a.png",
  "https://localhost/a.png",
  "https://icons.example.evil.example/a.png",
  "https://icons.example:8443/a.png",
  "https://user:secret@icons.example/a.png",
  "http://icons.example/a.png",
  "file:///etc/passwd",
  "gopher://icons.example/a.png",
  "ftp://icons.example/a.png",
  "data:image/png;base64,iVBORw0KGgo=",
  "//icons.example/a.png",
  "not an address",
];

it.each(literals)("S32: %s is refused with the contract's message and without a connection", async (url) => {
  const user = await test.asUser();
  // It is refused even if such a host is configured by mistake.
  Object.assign(getIconRules(test.ctx), {
    hosts: ["icons.example", "127.0.0.1", "[::1]", "169.254.169.254"],
  });
  const asked = host.asked();
  const connect = jest.spyOn(Socket.prototype, "connect");
  const answer = await user.request(analyze, { body: { iconUrl: url } });
  expect(answer).toMatchObject({ status: 400, body: refused });
  expect(await user.request(analyze, { body: { iconUrl: " " } })).toMatchObject({ body: refused });
  expect(host.asked()).toBe(asked);
  const targets = JSON.stringify(connect.mock.calls);
  expect(targets).not.toMatch(/169\.254|"port":(80|443|8443)/);
});

const names: [what: string, addresses: string[]][] = [
  ["a private address", ["10.0.0.5"]],
  ["this machine", ["::1"]],
  ["a public and a private address", [PUBLIC.address, "192.168.0.1"]],
];

it.each(names)("S33: a host that resolves to %s is refused before any connection", async (_, addresses) => {
  const resolve = async () =>
    addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
  Object.assign(getIconRules(test.ctx), { resolve });
  const asked = host.asked();
  expect(await ask(newUrl())).toMatchObject({ status: 400, body: refused });
  expect(host.asked()).toBe(asked);
});

it("S33: DNS rebinding: the connection goes to the address that was checked", async () => {
  const resolve = jest
    .fn()
    .mockResolvedValueOnce([PUBLIC])
    .mockResolvedValue([{ address: "169.254.169.254", family: 4 }]);
  Object.assign(getIconRules(test.ctx), { resolve });
  expect((await ask(newUrl())).status).toBe(200);
  expect(resolve).toHaveBeenCalledTimes(1);
  expect(host.connected.at(-1)).toBe(PUBLIC.address);
});

it.each([301, 302, 307, 308])("S34: a %i redirect is not followed", async (status) => {
  const asked = host.asked();
  serve = (_, response) =>
    void response.writeHead(status, { location: "https://169.254.169.254/latest/meta-data" }).end();
  expect(await ask(newUrl())).toMatchObject(unreadable);
  expect(host.asked()).toBe(asked + 1);
});

it("S35: a response of 200 MB is aborted after 2 MB", async () => {
  const part = Buffer.alloc(100_000, 1);
  let sent = 0;
  const sendAll = async (response: ServerResponse) => {
    response.writeHead(200, { "content-type": "image/png" });
    while (sent < 200 * MB && !response.destroyed) {
      sent += part.length;
      response.write(part);
      while (response.writableNeedDrain && !response.destroyed) await nextTurn();
    }
    response.end();
  };
  serve = (_, response) => void sendAll(response);
  expect(await ask(newUrl())).toMatchObject(unreadable);
  // Some more data is in buffers on the way.
  expect(sent).toBeLessThan(50 * MB);
  send("image/png", icon, { "content-length": String(200 * MB) });
  expect(await ask(newUrl())).toMatchObject(unreadable);
  await stillWorks();
});

it("S35: requests to a slow or silent host time out", async () => {
  Object.assign(getIconRules(test.ctx), { deadlineMs: 300 });
  serve = (_, response) => {
    response.writeHead(200, { "content-type": "image/png" });
    const drip = setInterval(() => response.write("x"), 50);
    response.on("close", () => clearInterval(drip));
  };
  expect(await ask(newUrl())).toMatchObject(unreadable);
  serve = () => undefined;
  expect(await ask(newUrl())).toMatchObject(unreadable);
  Object.assign(getIconRules(test.ctx), { resolve: () => new Promise(() => undefined) });
  expect(await ask(newUrl())).toMatchObject(unreadable);
});

it("S35: images of 50,000 × 50,000 pixels or one row above the limit are not decoded", async () => {
  send("image/png", pngHeader(50_000, 50_000));
  expect(await ask(newUrl())).toMatchObject(unreadable);
  const over = await sharp({ create: { width: 2048, height: 2049, channels: 3, background: "#123456" } })
    .png()
    .toBuffer();
  send("image/png", over);
  expect(await ask(newUrl())).toMatchObject(unreadable);
  send("image/png", await plain(2048, "#123456").png().toBuffer());
  expect((await ask(newUrl())).status).toBe(200);
  await stillWorks();
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const files: [what: string, type: string, body: string, encoding: string][] = [
  ["an SVG with a script", "image/svg+xml", svg, "identity"],
  ["an SVG that says it is a PNG", "image/png", svg, "identity"],
  ["a page", "text/html", "<h1>Hello</h1>", "identity"],
  ["a page that says it is a PNG", "image/png", "<h1>Hello</h1>", "identity"],
  ["a GIF that says it is a PNG", "image/png", "GIF89a\u0001\u0000\u0001\u0000", "identity"],
  ["a PNG that ends early", "image/png", "\u0089PNG\r\n\u001a\n", "identity"],
  ["something compressed", "image/png", "x", "gzip"],
  ["nothing", "image/png", "", "identity"],
];

it.each(files)("S35: %s is not an icon", async (_, type, body, encoding) => {
  send(type, Buffer.from(body, "latin1"), { "content-encoding": encoding });
  expect(await ask(newUrl())).toMatchObject(unreadable);
  await stillWorks();
});

it("S76: an icon is analyzed by its path on this site, as browsers know it", async () => {
  const url = newUrl();
  const path = (await loadMediaPaths(test.ctx)).toPath(url);
  expect((await ask(path)).status).toBe(200);
  expect(await ask(path.replace(/[^/]+$/, "AAAA"))).toMatchObject({ status: 400, body: refused });
});

it.each([
  [60, "negative", "Too small for both stores"],
  [512, "negative", "Too small for the App Store"],
  [1024, "positive", "Large enough for both stores"],
])("says if an uploaded image of %i pixels is large enough for the stores", async (edge, type, text) => {
  const user = await test.asUser();
  const picture = await plain(edge, "#1144dd").png().toBuffer();
  const { data } = await user.call(upload, { body: { picture: picture.toString("base64") } });
  const description = `The image has ${edge} × ${edge} pixels. App Store: 1024 × 1024. Google Play: 512 × 512.`;
  expect(data.feedback[0]).toEqual({ type, text, description });
});

it("analyzes an uploaded image, and returns it re-encoded", async () => {
  const user = await test.asUser();
  const { data, preview } = await user.call(upload, { body: { picture: icon.toString("base64") } });
  expect(data.colors[0]?.isRecommended).toBe(true);
  const again = Buffer.from(preview.slice("data:image/png;base64,".length), "base64");
  expect(await sharp(again).metadata()).toMatchObject({ format: "png", width: 180, height: 180 });
  const clear = await sharp({ create: { width: 8, height: 8, channels: 4, background: "#0000" } })
    .png()
    .toBuffer();
  for (const picture of [clear, Buffer.from(svg), Buffer.from("x")]) {
    expect(await user.request(upload, { body: { picture: picture.toString("base64") } })).toMatchObject(
      unreadable,
    );
  }
  for (const [picture, message] of [
    [pngHeader(1024, 768), /^Icons are square, but this image has 1024 × 768 pixels/],
    [pngHeader(50_000, 50_000), /^The image has 50000 × 50000 pixels/],
  ] as const) {
    expect(await user.request(upload, { body: { picture: picture.toString("base64") } })).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(message) },
    });
  }
  const long = await user.request(upload, { body: { picture: "A".repeat(2_800_001) } });
  expect(long).toMatchObject({
    status: 400,
    body: { message: "The image is larger than 2 MB. Choose a smaller one." },
  });
});
