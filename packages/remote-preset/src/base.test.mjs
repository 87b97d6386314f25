import { readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import webpack from "webpack";
import { createBase } from "./base.mjs";
import { createFolder, removeFolders } from "./testing/fixture.mjs";

afterEach(() => {
  removeFolders();
  // Jest measures the duration of the file with the same clock.
  jest.restoreAllMocks();
});

test("in development, an open page finds updates of an hour ago, so that it needn't reload", async () => {
  const folder = createFolder({});
  const { output } = createBase("mfe-test", { folder, dev: true });
  const compiler = webpack({
    context: folder,
    mode: "development",
    entry: "./main.js",
    output,
    // Each build here is a run of its own; only a watching compiler remembers the build before.
    recordsPath: path.join(folder, "records.json"),
    plugins: [new webpack.HotModuleReplacementPlugin()],
  });
  const start = Date.now();
  for (const hours of [0, 1, 2, 3]) {
    jest.spyOn(Date, "now").mockReturnValue(start + hours * 3_600_000);
    writeFileSync(path.join(folder, "main.js"), `console.log(${hours});`);
    await promisify(compiler.run.bind(compiler))();
  }
  await promisify(compiler.close.bind(compiler))();
  const updates = readdirSync(path.join(folder, "dist")).filter((file) => file.endsWith(".hot-update.json"));
  expect(updates).toHaveLength(3);
});
