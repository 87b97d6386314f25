import { RemoteRuntime } from "../remote-runtime";
import { diagnoseError, isChunkError, isShellChunk } from "./chunk-error";
import { diagnoseScript } from "./diagnose";
import { loadScript } from "./load-script";

const FOLDER = "http://localhost/releases/mfe-content/1/";
const URL_ = `${FOLDER}remoteEntry.js`;
// The test environment has no secure context and thus no digests; here the "hash" of a text is the text
// itself.
const hash = (text: string) => `sha384-${btoa(text)}`;
const subtle = { digest: (_algorithm: string, content: ArrayBuffer) => Promise.resolve(content) };
const script = (body: string, init: ResponseInit = {}) =>
  new Response(body, { headers: { "content-type": "text/javascript" }, ...init });
const answers = (answer: () => Response) =>
  jest.spyOn(globalThis, "fetch").mockImplementation(async () => answer());

beforeAll(() => Object.defineProperty(crypto, "subtle", { value: subtle, configurable: true }));
let runtime: RemoteRuntime;
beforeEach(() => {
  runtime = new RemoteRuntime();
  runtime.releases.set(FOLDER, { hashes: { "remoteEntry.js": hash("right") }, attempt: 0 });
});

test.each([
  ["F1 404", () => new Response("", { status: 404 }), "NOT_FOUND"],
  ["F2 503", () => new Response("", { status: 503 }), "UNAVAILABLE"],
  [
    "F4 a page with 200",
    () => new Response("<p>", { headers: { "content-type": "text/html" } }),
    "INVALID_ENTRY",
  ],
  ["S55 other bytes", () => script("wrong"), "INTEGRITY"],
  ["a temporary failure", () => script("right"), "NETWORK"],
])("%s is diagnosed", async (_name, answer, code) => {
  answers(answer);
  expect(await diagnoseScript(runtime, URL_)).toMatchObject({ code });
});

test("offline and unreachable are distinguished", async () => {
  jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  expect(await diagnoseScript(runtime, URL_)).toMatchObject({ code: "NETWORK" });
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(await diagnoseScript(runtime, URL_)).toMatchObject({ code: "OFFLINE" });
});

function chunkError(message: string, request: string): Error {
  return Object.assign(new Error(message), { name: "ChunkLoadError", request });
}

test("F7 a missing chunk is diagnosed as not found", async () => {
  answers(() => new Response("", { status: 404 }));
  const gone = chunkError("Loading chunk 1 failed.", URL_);
  expect(isChunkError(gone)).toBe(true);
  expect(isShellChunk(gone)).toBe(false);
  expect(isShellChunk(chunkError("", "http://localhost/releases/shell/1/2.js"))).toBe(true);
  expect(await diagnoseError(runtime, gone)).toMatchObject({ code: "NOT_FOUND" });
});

test("S56 a chunk without a hash is rejected", async () => {
  const refused = chunkError("Loading chunk 1 failed.\n(refused: there is no integrity hash: x)", URL_);
  expect(await diagnoseError(runtime, refused)).toMatchObject({ code: "INTEGRITY" });
});

test("a script is requested with its hash, and its element is removed", async () => {
  const append = jest.spyOn(document.head, "append").mockImplementation((node) => {
    if (node instanceof HTMLScriptElement) queueMicrotask(() => node.onload?.(new Event("load")));
  });
  await loadScript(runtime, URL_, new AbortController().signal);
  const [element] = append.mock.lastCall ?? [];
  expect(element).toMatchObject({ src: URL_, integrity: hash("right"), crossOrigin: "anonymous" });
  expect(document.querySelectorAll("head > script")).toHaveLength(0);
});

test("F3 a script that never responds is aborted and removed", async () => {
  const given = new AbortController();
  const loading = loadScript(runtime, URL_, given.signal);
  expect(document.querySelectorAll("head > script")).toHaveLength(1);
  given.abort();
  await expect(loading).rejects.toMatchObject({ code: "DEADLINE" });
  expect(document.querySelectorAll("head > script")).toHaveLength(0);
});
