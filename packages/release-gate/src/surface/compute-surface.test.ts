import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isCompatible } from "../check-surface";
import { computeSurface } from "./compute-surface";

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** Computes the surface of a module with these files. */
function compute(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "surface-"));
  folders.push(folder);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return computeSurface({ ui: join(folder, "index.ts") });
}
const computeExports = (files: Record<string, string>) => compute(files).exports.ui ?? {};

const BEFORE = `
  import { type Shared } from "./shared";
  export type OnlyType = string;
  export { inner as renamed, inner as kept } from "./shared";
  export const comment = (a: string): number => a.length;
  export const body = (a: string) => a.length;
  export const order: { a: string; b: "x" | "y" } = { a: "", b: "x" };
  export const optionalMember = (props: { a: string }) => props.a;
  export const optionalParameter = (a: string) => a;
  export const requiredMember = (props: { a: string }) => props.a;
  export const removedOptional = (props: { a?: string }) => props.a;
  export const typeChange = (props: { a: string }) => props.a;
  export const viaShared = (value: Shared) => value;
  export const viaOptionalShared = (value: { shared?: Shared }) => value;
  export const alone = 1 as number;
  export class Model { private secret = 1; name = "" }
`;
const AFTER = `
  import { type Extra, type Shared } from "./shared";
  export type OnlyType = number;
  export { inner as kept } from "./shared";
  /** Explains. */
  export const comment = (a: string): number => /* why */ a.length;
  export const body = (a: string) => a.length * 2;
  export const order: { b: "y" | "x"; a: string } = { a: "", b: "x" };
  export const optionalMember = (props: { a: string; b?: Extra }) => props.a;
  export const optionalParameter = (a: string, b?: Extra) => a;
  export const requiredMember = (props: { a: string; b: string }) => props.a;
  export const removedOptional = (props: {}) => props;
  export const typeChange = (props: { a: number }) => props.a;
  export const viaShared = (value: Shared) => value;
  export const viaOptionalShared = (value: { shared?: Shared }) => value;
  export const alone = 1 as number;
  export class Model { private secret = 1; name = "" }
  export const added = 1;
`;
const shared = (type: string) => `
  export type Shared = { deep: Deep };
  export interface Deep { value: ${type}; next?: Shared }
  export interface Extra { extra: string }
  export const inner = 1;
`;

const before = computeExports({ "index.ts": BEFORE, "shared.ts": shared("string") });
const after = computeExports({ "index.ts": AFTER, "shared.ts": shared("number") });
const isKept = (name: string) => isCompatible(before[name] ?? [], after[name] ?? []);

test("a surface has the values that a module exports, by the names under which it exports them", () => {
  expect(Object.keys(before)).toEqual(
    expect.arrayContaining(["alone", "kept", "renamed", "Model", "optionalMember"]),
  );
  expect(before).not.toHaveProperty("OnlyType");
  expect(after).not.toHaveProperty("renamed");
  expect(after).toHaveProperty("added");
});

test.each(["alone", "kept", "comment", "body", "order", "Model"])("%s has equal types", (name) => {
  expect(after[name]).toEqual(before[name]);
});

test.each(["optionalMember", "optionalParameter"])("%s got an optional part, which is compatible", (name) => {
  expect(after[name]?.length).toBe((before[name]?.length ?? 0) + 1);
  expect(isKept(name)).toBe(true);
  expect(isCompatible(after[name] ?? [], before[name] ?? [])).toBe(false);
});

test.each(["requiredMember", "removedOptional", "typeChange", "viaShared", "viaOptionalShared"])(
  "%s has incompatible types, its own or those that it refers to",
  (name) => expect(isKept(name)).toBe(false),
);

test("the result depends on nothing but the declarations", () => {
  expect(computeExports({ "index.ts": BEFORE, "shared.ts": shared("string") })).toEqual(before);
});

test("a deprecation has the date on which the export may be removed, and one without a date is refused", () => {
  const text = (tag: string) =>
    `/** Renders. @deprecated ${tag} */\nexport const Old = 1;\nexport const New = 2;`;
  expect(compute({ "index.ts": text("2027-02-01 Use\n * {@link New}.") }).deprecations).toEqual({
    ui: { Old: { removal: "2027-02-01", note: expect.stringMatching(/^Use .*New/) } },
  });
  expect(() => compute({ "index.ts": text("Use New.") })).toThrow("The tag of Old must say when");
});
