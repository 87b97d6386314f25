import { http, HttpResponse } from "msw";
import { startApiServer, resetSession, signInAs } from "../testing";
import { fetchFile } from "./fetch-file";

const server = startApiServer();
const URL_OF_FILE = "/api/exports/1/file?key=abc";

beforeEach(() => {
  resetSession();
  signInAs("user");
});

test("a refused file gives the reason", async () => {
  server.use(
    http.get("*/api/exports/1/file", () =>
      HttpResponse.json({ code: "GONE", message: "Too late." }, { status: 410 }),
    ),
  );
  await expect(fetchFile(URL_OF_FILE)).rejects.toMatchObject({
    status: 410,
    code: "GONE",
    message: "Too late.",
  });
});

test("a file is requested with the login and its query", async () => {
  server.use(
    http.get("*/api/exports/1/file", ({ request }) =>
      HttpResponse.text(
        `${new URL(request.url).search} ${request.headers.get("Authorization")?.slice(0, 6)}`,
      ),
    ),
  );
  expect(await (await fetchFile(URL_OF_FILE)).text()).toBe("?key=abc Bearer");
});

test("F31: a truncated file is an error", async () => {
  const half = () =>
    new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array(8));
        controller.error(new Error("connection lost"));
      },
    });
  server.use(http.get("*/api/exports/1/file", () => new HttpResponse(half())));
  await expect(fetchFile(URL_OF_FILE)).rejects.toMatchObject({ code: "NETWORK" });
});
