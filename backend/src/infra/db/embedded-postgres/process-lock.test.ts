import { mkdtemp, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withProcessLock } from "./process-lock";

let file: string;
beforeEach(async () => {
  file = join(await mkdtemp(join(tmpdir(), "listwise-lock-")), "lock");
});
afterEach(() => rm(join(file, ".."), { recursive: true, force: true }));

test("runs one process at a time", async () => {
  const order: string[] = [];
  const work = (name: string) =>
    withProcessLock(file, async () => {
      order.push(`${name} begins`);
      expect(await readFile(file, "utf8")).toBe(String(process.pid));
      order.push(`${name} ends`);
    });
  await Promise.all([work("a"), work("b")]);
  expect(order.map((entry) => entry.slice(2))).toEqual(["begins", "ends", "begins", "ends"]);
});

test.each([
  ["of a dead process", "999999999"],
  ["whose process ended before it wrote its id", ""],
])("a lock %s is taken over", async (_which, content) => {
  await writeFile(file, content);
  const aMinuteAgo = Date.now() / 1000 - 60;
  await utimes(file, aMinuteAgo, aMinuteAgo);
  expect(await withProcessLock(file, () => Promise.resolve("done"))).toBe("done");
});
