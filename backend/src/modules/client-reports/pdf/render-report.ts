import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripControlChars } from "@listwise/aso-core/csv";
import type { ReportDocument } from "@listwise/contracts/client-reports";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { createPrintModel } from "./create-print-model";
import { FONT_PATHS } from "./fonts";
import { TEMPLATE } from "./template";

/** A report and its pictures as PNG. */
export interface RenderTask {
  document: ReportDocument;
  icon: Uint8Array | null;
  /** Address of the page with the definitions of figures. */
  figuresUrl: string;
}

/** Virtual folder of the template; nothing is read from it. */
const WORKSPACE = join(tmpdir(), "listwise-report");

let compiler: NodeCompiler | undefined;

/** Renders a report as PDF. It blocks for up to seconds, so it runs in a worker. */
export function renderReport({ document, icon, figuresUrl }: RenderTask): Uint8Array {
  compiler ??= NodeCompiler.create({ workspace: WORKSPACE, fontArgs: [{ fontPaths: FONT_PATHS }] });
  const shown = icon ? document : { ...document, app: { ...document.app, icon: null } };
  const { model, charts } = createPrintModel(shown, figuresUrl);
  const clean = (_: string, value: unknown) => (typeof value === "string" ? stripControlChars(value) : value);
  const files: [string, Uint8Array][] = [
    ["report.json", Buffer.from(JSON.stringify(model, clean))],
    ...[...charts].map(([name, svg]): [string, Uint8Array] => [name, Buffer.from(svg)]),
  ];
  if (icon) files.push(["icon.png", icon]);
  if (document.logo !== null) {
    files.push(["logo.png", Buffer.from(document.logo.slice(document.logo.indexOf(",") + 1), "base64")]);
  }
  compiler.resetShadow();
  for (const [name, content] of files) compiler.mapShadow(join(WORKSPACE, name), Buffer.from(content));
  const creationTimestamp = Math.floor(Date.parse(document.createdAt) / 1000);
  const pdf = compiler.pdf({ mainFileContent: TEMPLATE }, { creationTimestamp });
  compiler.evictCache(10);
  return pdf;
}
