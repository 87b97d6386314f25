// `pnpm bench --exports` compares the memory that an export of a hundred thousand rows takes with that of a thousand rows.
// The product's own writers read generated rows; the output is discarded.
import { setTimeout as wait } from "node:timers/promises";
import { register } from "tsx/esm/api";

const SMALL = 1_000;
const LARGE = 100_000;
const SAMPLE_INTERVAL_BYTES = 100_000;
// The product limits a PDF to this many rows.
const MAX_PDF_ROWS = 500;
const FORMATS = /** @type {const} */ (["csv", "json", "excel", "zip", "pdf"]);

/**
 * @param {number} total
 * @returns {import("../../backend/src/modules/exports/export-plan.ts").ExportPart}
 */
function createTable(total) {
  return {
    name: "rankings",
    total,
    /** @param {number} limit */
    async *rows(limit) {
      for (let row = 0; row < Math.min(total, limit); row++) {
        yield {
          keyword: `keyword number ${row}`,
          country: "us",
          rank: 1 + (row % 200),
          rankText: String(1 + (row % 200)),
          firstSeenAt: "2026-05-05T10:20:30.000Z",
          lastSeenAt: "2026-05-05T10:20:30.000Z",
          source: "sample",
        };
      }
    },
  };
}

/**
 * Returns the peak memory while a file is written, in MB above the memory in use before, and the bytes written.
 * @param {() => AsyncIterable<Uint8Array>} makeContent
 */
async function measurePeak(makeContent) {
  globalThis.gc?.();
  await wait(50);
  const inUse = () => {
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const before = inUse();
  let peak = 0;
  let bytes = 0;
  let looked = 0;
  for await (const chunk of makeContent()) {
    bytes += chunk.length;
    // Garbage must not count as memory in use.
    if (bytes - looked >= SAMPLE_INTERVAL_BYTES) {
      looked = bytes;
      globalThis.gc?.();
      peak = Math.max(peak, inUse() - before);
    }
  }
  return { peak: Math.max(peak, inUse() - before) / 1e6, bytes };
}

export async function measureExports() {
  register();
  const { createExportStream } = await import("../../backend/src/modules/exports/create-export-stream.ts");
  const { aPlan } = await import("../../backend/src/modules/exports/exports.fixtures.ts");
  const { aDocument } = await import("../../backend/src/modules/client-reports/document.fixtures.ts");
  const { renderReport } = await import("../../backend/src/modules/client-reports/pdf/render-report.ts");
  /** A report with this many keywords; the memory of its compiler isn't counted. */
  const renderPdf = async (/** @type {number} */ total) => {
    const { rows = [] } = aDocument().keywords ?? {};
    const keywords = Array.from({ length: total }, (_, index) => rows[index % rows.length] ?? []).flat();
    return renderReport({
      document: aDocument({ keywords: { total, rows: keywords } }),
      icon: null,
      figuresUrl: "https://listwise.example/help/figures",
    });
  };
  const { setFlagsFromString } = await import("node:v8");
  const { runInNewContext } = await import("node:vm");
  setFlagsFromString("--expose-gc");
  globalThis.gc = runInNewContext("gc");
  const found = [];
  for (const format of FORMATS) {
    const rows = format === "pdf" ? MAX_PDF_ROWS : LARGE;
    const write = (/** @type {number} */ total) =>
      measurePeak(() =>
        createExportStream(
          aPlan(format, [createTable(total)], {
            records: total,
            renderPdf: () => renderPdf(Math.min(total, MAX_PDF_ROWS)),
          }),
        ),
      );
    await write(SMALL); // Loads the modules of the format.
    const small = await write(SMALL);
    const started = performance.now();
    const large = await write(rows);
    found.push({ format, rows, small, large, seconds: (performance.now() - started) / 1000 });
  }
  return found;
}

/** @param {Awaited<ReturnType<typeof measureExports>>} found */
export function reportExports(found) {
  console.log("\nExports: peak memory while a file is written, above the memory in use before");
  for (const { format, rows, small, large, seconds } of found) {
    const more = large.peak - small.peak;
    const goal = more <= 16 ? "ok" : "over the goal";
    console.log(
      `${format.padEnd(6)} ${rows.toLocaleString("en").padStart(8)} rows ${(large.bytes / 1e6).toFixed(1).padStart(6)} MB in ${seconds.toFixed(1).padStart(5)} s: ${large.peak.toFixed(1).padStart(6)} MB, 1,000 rows ${small.peak.toFixed(1).padStart(5)} MB   goal ≤ 16 MB more ${goal}`,
    );
  }
}
