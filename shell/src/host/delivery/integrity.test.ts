import { allowOrigin } from "../registry/origins";
import { RemoteRuntime } from "../remote-runtime";
import { approveScript, getFolder } from "./integrity";

const folder = "http://localhost/releases/mfe-content/1/";

const hashes = { "a.js": "sha384-a" };
let runtime: RemoteRuntime;

beforeEach(() => {
  runtime = new RemoteRuntime();
  runtime.releases.set(folder, { hashes, attempt: 0 });
});

test("a script of a known release gets its hash", () => {
  expect(approveScript(runtime, `${folder}a.js`)).toMatchObject({
    address: `${folder}a.js`,
    integrity: "sha384-a",
  });
});

test.each([`${folder}b.js`, "http://localhost/releases/mfe-content/2/a.js"])(
  "S56 %s has no hash and is rejected",
  (address) => {
    expect(() => approveScript(runtime, address)).toThrow("there is no integrity hash");
  },
);

test("S57 only this site and the listed origins may serve scripts, and those need hashes too", () => {
  expect(() => approveScript(runtime, "https://evil.example/a.js")).toThrow(
    "not an allowed origin of releases",
  );
  document.head.innerHTML =
    '<meta name="listwise-origins" content="https://releases.example https://b.example">';
  expect(() => approveScript(runtime, "https://releases.example/mfe-content/1/a.js")).toThrow(
    "there is no integrity hash",
  );
  runtime.releases.set("https://releases.example/mfe-content/1/", { hashes, attempt: 0 });
  expect(approveScript(runtime, "https://releases.example/mfe-content/1/a.js").integrity).toBe("sha384-a");
  document.head.innerHTML = "";
});

test("after a failure the same file gets a new URL", () => {
  runtime.releases.set(folder, { hashes, attempt: 2 });
  expect(approveScript(runtime, `${folder}a.js`)).toMatchObject({
    address: `${folder}a.js?try=2`,
    integrity: "sha384-a",
  });
});

test("a development server's scripts load without hashes once its origin is allowed", () => {
  allowOrigin(runtime, "http://localhost:4102");
  expect(approveScript(runtime, "http://localhost:4102/x.js").integrity).toBe("");
});

test("the folder of an entry is absolute and ends with a slash", () => {
  expect(getFolder("/releases/mfe-content/1/remoteEntry.js?try=1")).toBe(folder);
});
