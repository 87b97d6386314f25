import { createServer } from "node:http";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { startObjectStore, type ObjectStore } from "../../testing/object-store";
import { readTestConfig } from "../../testing/test-app";
import { createFileStore } from "./create-file-store";

let objects: ObjectStore;
let folder: string;
beforeAll(async () => {
  objects = await startObjectStore();
  folder = await mkdtemp(join(tmpdir(), "listwise-files-"));
});
afterAll(async () => {
  await objects.close();
  await rm(folder, { recursive: true, force: true });
});

const open = (env: Record<string, string>) => createFileStore(readTestConfig({ DATA_DIR: folder, ...env }));
const kinds = ["folder", "object store"] as const;
const openKind = (kind: (typeof kinds)[number]) =>
  open(kind === "folder" ? {} : { FILES_URL: objects.getUrl() });
const download = { fileName: "Wörter.csv", mediaType: "text/csv; charset=utf-8" };

async function* failing() {
  yield "x".repeat(10);
  throw new Error("The source broke.");
}
async function* stopAfter(megabytes: number, stop: AbortController) {
  for (let count = 1; count <= 2 * megabytes; count++) {
    if (count === megabytes) stop.abort();
    yield Buffer.alloc(1_000_000);
  }
}

describe.each(kinds)("%s", (kind) => {
  test("a file is written, read, listed, replaced and removed", async () => {
    const files = await openKind(kind);
    await files.check();
    expect(await files.list("kept")).toEqual([]);
    await files.write("kept/one", Readable.from(["first ", "version"]));
    await files.write("kept/deep/two", Readable.from([""]));
    await files.write("kept/one", Readable.from(["second version"]));
    expect((await files.list("kept")).sort()).toEqual(["kept/deep/two", "kept/one"]);
    expect(await text(await files.read("kept/one"))).toBe("second version");
    expect([await files.measure("kept/one"), await files.measure("kept/deep/two")]).toEqual([14, 0]);
    await files.remove("kept/one");
    await files.remove("kept/one");
    expect(await files.measure("kept/one")).toBeNull();
    await expect(files.read("kept/one").then(text)).rejects.toThrow();
  });

  test("a file in several parts arrives whole", async () => {
    const files = await openKind(kind);
    const megabytes = Array.from({ length: 20 }, (_, index) => Buffer.alloc(1_000_000, index));
    await files.write("large", Readable.from(megabytes));
    expect((await buffer(await files.read("large"))).equals(Buffer.concat(megabytes))).toBe(true);
  });

  test("a broken or aborted write stores nothing", async () => {
    const files = await openKind(kind);
    await expect(files.write("half/broken", Readable.from(failing()))).rejects.toThrow("The source broke.");
    const stop = new AbortController();
    const content = Readable.from(stopAfter(20, stop));
    await expect(files.write("half/aborted", content, stop.signal)).rejects.toThrow("abort");
    expect(content.destroyed).toBe(true);
    expect(await files.list("half")).toEqual([]);
    expect(await files.removeIncomplete(new Date())).toBe(0);
  });
});

test("requests are signed with the secret", async () => {
  const strict = await startObjectStore({ strict: true });
  const files = await open({ FILES_URL: strict.getUrl() });
  await files.write("one", Readable.from(["some words"]));
  expect(await text(await files.read("one"))).toBe("some words");
  const stranger = await open({ FILES_URL: strict.getUrl({}, "S3RVER:wrong") });
  await expect(stranger.read("one")).rejects.toThrow("signature");
  await strict.close();
});

test("browsers get a signed URL with the file's name that works for a minute", async () => {
  const files = await openKind("object store");
  await files.write("one", Readable.from(["some words"]));
  const url = (await files.createUrl("one", download)) ?? "";
  expect(await files.findOrigin()).toBe(objects.origin);
  expect(new URL(url).searchParams.get("X-Amz-Expires")).toBe("60");
  const answer = await fetch(url);
  expect(await answer.text()).toBe("some words");
  expect(answer.headers.get("content-disposition")).toContain("filename*=UTF-8''W%C3%B6rter.csv");
  expect(answer.headers.get("content-type")).toBe(download.mediaType);
  const old = url.replace(/X-Amz-Date=\d{8}/, "X-Amz-Date=20260101");
  expect((await fetch(old)).status).toBe(403);
});

test("a folder and a bucket without CORS give browsers no URL", async () => {
  const proxied = await open({ FILES_URL: objects.getUrl({ downloads: "proxied" }) });
  for (const files of [await openKind("folder"), proxied]) {
    expect(await files.createUrl("one", download)).toBeNull();
    expect(await files.findOrigin()).toBeNull();
  }
});

test("uploads that were begun before a day and never completed are aborted", async () => {
  const upload = (key: string, day: string) =>
    `<Upload><Key>${key}</Key><UploadId>of-${key}</UploadId><Initiated>2026-01-${day}T00:00:00.000Z</Initiated></Upload>`;
  const pages = [
    `<IsTruncated>true</IsTruncated><NextKeyMarker>a</NextKeyMarker>${upload("a", "01")}${upload("b", "03")}`,
    `<IsTruncated>false</IsTruncated>${upload("c", "02")}`,
  ];
  const requests: string[] = [];
  // The object store of the other tests can't list uploads.
  const server = createServer(({ method, url = "" }, response) => {
    const { pathname, searchParams } = new URL(url, "http://store");
    const what = ["uploadId", "key-marker", "prefix"].map((name) => searchParams.get(name) ?? "");
    requests.push([method, pathname, ...what].join(" ").trim());
    if (method !== "GET") return void response.writeHead(204).end();
    response.setHeader("content-type", "application/xml");
    response.end(`<ListMultipartUploadsResult>${pages.shift()}</ListMultipartUploadsResult>`);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const endpoint = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  const files = await open({ FILES_URL: `s3://key:secret@site/some?endpoint=${endpoint}` });
  expect(await files.removeIncomplete(new Date("2026-01-03T00:00:00Z"))).toBe(2);
  expect(requests).toEqual([
    "GET /site/   some/",
    "DELETE /site/a of-a",
    "GET /site/  a some/",
    "DELETE /site/c of-c",
  ]);
  server.close();
});

test("wrong settings are explained before the site starts", async () => {
  const check = async (url: string) => (await open({ FILES_URL: url })).check();
  await expect(check(objects.getUrl({}, "OTHER:S3RVER"))).rejects.toThrow(
    "refused access to the bucket site",
  );
  await expect(check(objects.getUrl().replace("@site", "@other"))).rejects.toThrow("other doesn't exist");
  await expect(check(objects.getUrl({ endpoint: "http://127.0.0.1:1" }))).rejects.toThrow("isn't responding");
});

test.each([
  ["https://bucket", "must be an address such as s3://"],
  ["s3://B", "must be an address such as s3://"],
  ["s3://key@bucket", "needs both an access key and its secret"],
  ["s3://bucket?regoin=eu", "has the unknown parameter regoin"],
  ["s3://bucket?endpoint=objects.example", "needs an endpoint such as"],
  ["s3://bucket?path-style=yes", "needs path-style to be on or off"],
  ["s3://bucket?downloads=cdn", "needs downloads to be direct or proxied"],
])("%s is refused", (url, reason) => {
  expect(() => readTestConfig({ FILES_URL: url })).toThrow(`FILES_URL ${reason}`);
});

test("an address without parameters uses the AWS variables", () => {
  const { files } = readTestConfig({ FILES_URL: "s3://bucket", AWS_REGION: "eu-central-1" });
  const rest = { endpoint: null, pathStyle: false, credentials: null, direct: true };
  expect(files).toEqual({ bucket: "bucket", prefix: "", region: "eu-central-1", ...rest });
});
