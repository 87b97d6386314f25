import { createHash } from "node:crypto";
import { readTypeface } from "./typeface.mjs";

test("the preloaded file has only the basic characters, weights and features of the site; its name is that of its content", async () => {
  const { files, preload, styles } = await readTypeface();
  const content = files.get(preload);
  expect(content?.subarray(0, 4).toString()).toBe("wOF2");
  expect(content?.length).toBeLessThan(20_000);
  const digest = createHash("sha256")
    .update(content ?? "")
    .digest("hex");
  expect(preload).toBe(`inter-basic.${digest.slice(0, 8)}.woff2`);
  for (const name of files.keys()) expect(styles).toContain(`url("{{assets}}${name}")`);
});

test("only the preloaded file never replaces text that is already shown", async () => {
  const { files, preload, styles } = await readTypeface();
  const faces = styles.split("@font-face").filter((face) => face.includes("{{assets}}"));
  const isOptional = (/** @type {string} */ face) => face.includes("font-display: optional");
  expect(faces).toHaveLength(files.size);
  expect(faces.filter(isOptional)).toEqual([expect.stringContaining(preload)]);
});
