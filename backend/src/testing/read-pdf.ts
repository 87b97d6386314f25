import { execFileSync } from "node:child_process";

// The reader's module format only loads in plain Node, not in Jest.
const READ =
  'import { extractText } from "unpdf"; import { buffer } from "node:stream/consumers";' +
  "const file = new Uint8Array(await buffer(process.stdin));" +
  "process.stdout.write((await extractText(file, { mergePages: true })).text);";

/** Returns the text of a PDF in the order of its pages, with single spaces. */
export function readPdf(input: Uint8Array): string {
  const options = { input, encoding: "utf8", cwd: import.meta.dirname } as const;
  const text = execFileSync(process.execPath, ["--input-type=module", "-e", READ], options);
  return text.replace(/\s+/g, " ");
}
