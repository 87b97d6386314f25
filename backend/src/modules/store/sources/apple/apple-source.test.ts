import { createServer, type Server, type ServerResponse } from "node:http";
import { createLogger } from "../../../../platform/logger";
import { startTestApp, type TestApp } from "../../../../testing/test-app";
import { anItunesApp } from "../../../../testing/datasets";
import { createAppleSource } from "./apple-source";

type Answer = (response: ServerResponse) => void;
const json =
  (body: unknown): Answer =>
  (response) =>
    response.setHeader("content-type", "text/javascript").end(JSON.stringify(body));
const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(code, headers).end();
const found = (...results: object[]) => json({ resultCount: results.length, results });

describe("the apple source", () => {
  let test: TestApp;
  let server: Server;
  let answers: Answer[] = [];
  let asked: string[] = [];

  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  // A server of its own for each test is a host of its own: no bucket or breaker is shared.
  beforeEach(async () => {
    [answers, asked] = [[], []];
    server = createServer((request, response) => {
      asked.push(request.url ?? "");
      (answers.shift() ?? status(500))(response);
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  function apple(options: { perMinute?: number; deadlineMs?: number } = {}) {
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("The stub does not listen.");
    const baseUrl = `http://127.0.0.1:${address.port}`;
    return createAppleSource(test.ctx.db, createLogger({ logLevel: "silent" }), {
      baseUrl,
      deadlineMs: 400,
      ...options,
    });
  }
  const request = { term: "weather", platform: "ios", country: "us", limit: 10 } as const;

  it("keeps the store's order and leaves out what is no app", async () => {
    answers = [
      found(
        anItunesApp({
          trackId: 800000002,
          trackName: "Second by id",
          genreIds: ["6001"],
          fileSizeBytes: "1024",
          price: 0,
        }),
        { kind: "song", trackId: 1 },
        anItunesApp({ trackId: 800000001, trackName: "First by id" }),
      ),
    ];
    const { listings, provenance } = await apple().search(request);
    expect(listings.map((listing) => listing.storeId)).toEqual(["800000002", "800000001"]);
    expect(listings[0]).toMatchObject({ sizeBytes: 1024, source: "apple", subtitle: null, keywords: null });
    expect(provenance).toMatchObject({ source: "apple", algorithm: "itunes-search" });
    expect(asked).toEqual(["/search?term=weather&media=software&entity=software&limit=10&country=us"]);
  });

  it("looks an app up once a day", async () => {
    answers = [found(anItunesApp({ trackId: 800000003, trackName: "Kept" }))];
    const where = { platform: "ios", country: "us" } as const;
    const store = apple();
    expect(await store.lookup(["800000003"], where)).toHaveLength(1);
    expect(await store.lookup(["800000003"], where)).toHaveLength(1);
    expect(asked).toEqual(["/lookup?id=800000003&country=us"]);
  });

  it("takes an app that is not sold there for absent", async () => {
    answers = [found()];
    expect(await apple().lookup(["800000004"], { platform: "ios", country: "de" })).toEqual([]);
  });

  it.each<[string, Answer, RegExp]>([
    [
      "HTML",
      (response) => response.setHeader("content-type", "text/html").end("<html></html>"),
      /not the expected JSON \(text\/html\)/,
    ],
    [
      "a cut-off answer",
      (response) => response.end('{"resultCount":2,"results":[{'),
      /not the expected JSON/,
    ],
    ["no list", json({ errorMessage: "Invalid value" }), /no list of results/],
    ["fewer than announced", json({ resultCount: 3, results: [] }), /0 of 3 results/],
    ["a result without a name", found({ kind: "software", trackId: 9 }), /result 1 has no usable trackName/],
    ["a refusal", status(404), /status 404/],
    ["silence", () => undefined, /did not answer in time/],
    ["a broken line", (response) => response.destroy(), /could not be reached/],
  ])("says so plainly when it gets %s", async (_, answer, message) => {
    answers = [answer];
    await expect(apple().search(request)).rejects.toMatchObject({
      code: "STORE_UNAVAILABLE",
      message: expect.stringMatching(message),
    });
  });

  it.each([403, 429, 503])("stays away for as long as a %i asks, everywhere", async (code) => {
    answers = [status(code, { "retry-after": "30" })];
    await expect(apple().search(request)).rejects.toMatchObject({
      code: "STORE_UNAVAILABLE",
      retryAfter: 30,
    });
    await expect(apple().search(request)).rejects.toMatchObject({ code: "STORE_UNAVAILABLE" });
    expect(asked).toHaveLength(1);
  });

  it("tries again when the pause fits into the deadline", async () => {
    answers = [
      status(429, { "retry-after": "1" }),
      found(anItunesApp({ trackId: 800000005, trackName: "Late" })),
    ];
    expect((await apple({ deadlineMs: 3_000 }).search(request)).listings).toHaveLength(1);
    expect(asked).toHaveLength(2);
  });

  it("asks no more often than the bucket allows", async () => {
    answers = [found(), found(), found()];
    const store = apple({ perMinute: 2 });
    await store.search(request);
    await store.search(request);
    await expect(store.search(request)).rejects.toMatchObject({ code: "STORE_UNAVAILABLE", retryAfter: 30 });
    expect(asked).toHaveLength(2);
  });
});
