import { ImportError } from "@listwise/aso-core/localization";
import { unzipSync } from "fflate";
import { readSheet } from "read-excel-file/browser";
import writeWorkbook from "write-excel-file/browser";

const MAX_UNPACKED_BYTES = 20_000_000;
const CODE_COLUMN_CHARACTERS = 10;
const TEXT_COLUMN_CHARACTERS = 36;

/** Returns a workbook with one sheet, whose first row is frozen. All cells are texts, so that none is a formula. */
export async function writeListingWorkbook(rows: readonly (readonly string[])[]): Promise<Blob> {
  const [header = [], ...texts] = rows;
  const data = [
    header.map((value) => ({ value, type: String, fontWeight: "bold" as const })),
    ...texts.map((row) =>
      row.map((value) => ({ value, type: String, wrap: true, alignVertical: "top" as const })),
    ),
  ];
  const columns = header.map((_, index) => ({
    width: index === 0 ? CODE_COLUMN_CHARACTERS : TEXT_COLUMN_CHARACTERS,
  }));
  return writeWorkbook(data, { sheet: "Listing", columns, stickyRowsCount: 1 }).toBlob();
}

/** Refuses archives that are much larger when unpacked. */
function assertSize(bytes: Uint8Array): void {
  let size = 0;
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      size += originalSize;
      return false;
    },
  });
  if (size > MAX_UNPACKED_BYTES) throw new ImportError("The workbook is larger than a listing.");
}

/**
 * Returns the rows of a workbook's first sheet.
 * @throws ImportError if the file is no workbook
 */
export async function readListingWorkbook(bytes: ArrayBuffer): Promise<string[][]> {
  try {
    assertSize(new Uint8Array(bytes));
    const rows = await readSheet(bytes, 1, { trim: false });
    return rows.map((row) => row.map((cell) => (cell === null ? "" : String(cell))));
  } catch (problem) {
    if (problem instanceof ImportError) throw problem;
    throw new ImportError("The file isn't an Excel workbook (.xlsx).");
  }
}
