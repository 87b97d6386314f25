/** A file that an export saved. */
export interface SavedFile {
  name: string;
  content: Blob;
}

/** An export of a tool with a realistic draft. */
export interface ExportCase {
  /** The tool and the format, for example "Localization Helper: csv". */
  name: string;
  /** The source file, below `features`, that saves the file. */
  source: string;
  /** Exports the draft as the tool does. */
  run: () => Promise<void> | void;
  /** Pattern of the file's name. */
  fileName: RegExp;
  /** Checks the content with the limits of the stores. */
  check: (content: Blob) => Promise<void>;
}

/** Calls that save files, by source file below `features`. A call that is missing here has no case that checks it. */
export const SAVING_CALLS: Readonly<Record<string, number>> = {
  "competitor-analyzer/keyword-matrix.tsx": 1,
  "keyword-generator/ideas-card.tsx": 1,
  "localization-helper/field-assignment/assignment-result.tsx": 1,
  "localization-helper/files/write-export.ts": 3,
  "optimizer/export-menu.tsx": 2,
  "review-manager/use-export-reviews.ts": 1,
  "screenshot-generator/export/use-export.ts": 2,
};

/** Reads the bytes of a file; the test environment's blobs have no `bytes`. */
export const readBytes = async (content: Blob) => new Uint8Array(await content.arrayBuffer());
