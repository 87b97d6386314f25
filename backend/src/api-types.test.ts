import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ts from "typescript";
import { startTestApp, type TestApp } from "./testing/test-app";

const GENERATOR = join(__dirname, "../node_modules/openapi-typescript/bin/cli.js");

/** A program that uses the types: it names calls, parameters and answers. */
const CLIENT = `
import type { paths } from "./listwise";

type Json<T> = T extends { content: { "application/json": infer A } } ? A : never;
type Search = paths["/api/apps/search"]["get"];
type Login = paths["/api/auth/login"]["post"];

declare function search(query: NonNullable<Search["parameters"]["query"]>): Promise<Json<Search["responses"][200]>>;
declare function logIn(body: Json<NonNullable<Login["requestBody"]>>): Promise<Json<Login["responses"][200]>>;

export async function findNames(): Promise<string[]> {
  await logIn({ email: "ada@listwise.example", password: "a long password" });
  const { results } = await search({ q: "habits", country: "us" });
  return results.map(({ name }) => name);
}
// @ts-expect-error -- the password is missing
void logIn({ email: "ada@listwise.example" });
// @ts-expect-error -- there is no such call
export type Nothing = paths["/api/apps/nothing"];
// @ts-expect-error -- the answer has no such field
void search({ q: "habits" }).then(({ rows }) => rows);
`;

const folder = mkdtempSync(join(tmpdir(), "listwise-api-types-"));
let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

test("a client compiles against types that are generated from the OpenAPI document", async () => {
  const document = (await site.inject({ method: "GET", url: "/api/docs/json" })).body;
  writeFileSync(join(folder, "openapi.json"), document);
  writeFileSync(join(folder, "client.ts"), CLIENT);
  execFileSync(process.execPath, [GENERATOR, "openapi.json", "-o", "listwise.d.ts"], { cwd: folder });
  const program = ts.createProgram([join(folder, "client.ts")], {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  });
  const problems = ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => {
    const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
    return `${file?.fileName ?? ""}:${line} ${ts.flattenDiagnosticMessageText(messageText, "\n")}`;
  });
  expect(problems).toEqual([]);
});
