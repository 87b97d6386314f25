import { approveScript, getFolder, allowOrigin, registerRelease } from "./integrity";

const folder = "http://localhost/releases/mfe-content/1/";

beforeEach(() => registerRelease(folder, { "a.js": "sha384-a" }));

test("a script of a known release gets its hash", () => {
  expect(approveScript(`${folder}a.js`)).toMatchObject({ address: `${folder}a.js`, integrity: "sha384-a" });
});

test.each([`${folder}b.js`, "http://localhost/releases/mfe-content/2/a.js"])(
  "S56 %s has no hash and is rejected",
  (address) => {
    expect(() => approveScript(address)).toThrow("there is no integrity hash");
  },
);

test("S57 only this site and the listed origins may serve scripts, and those need hashes too", () => {
  expect(() => approveScript("https://evil.example/a.js")).toThrow("not an allowed origin of releases");
  document.head.innerHTML =
    '<meta name="listwise-origins" content="https://releases.example https://b.example">';
  expect(() => approveScript("https://releases.example/mfe-content/1/a.js")).toThrow(
    "there is no integrity hash",
  );
  registerRelease("https://releases.example/mfe-content/1/", { "a.js": "sha384-a" });
  expect(approveScript("https://releases.example/mfe-content/1/a.js").integrity).toBe("sha384-a");
  document.head.innerHTML = "";
});

test("after a failure the same file gets a new URL", () => {
  registerRelease(folder, { "a.js": "sha384-a" }, 2);
  expect(approveScript(`${folder}a.js`)).toMatchObject({
    address: `${folder}a.js?try=2`,
    integrity: "sha384-a",
  });
});

test("a development server's scripts load without hashes once its origin is allowed", () => {
  allowOrigin("http://localhost:4102");
  expect(approveScript("http://localhost:4102/x.js").integrity).toBe("");
});

test("the folder of an entry is absolute and ends with a slash", () => {
  expect(getFolder("/releases/mfe-content/1/remoteEntry.js?try=1")).toBe(folder);
});
