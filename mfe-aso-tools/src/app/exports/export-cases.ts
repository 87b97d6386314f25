/** An export of a tool with a realistic draft. */
export interface ExportCase {
  /** The tool and the format, for example "Localization Helper: csv". */
  name: string;
  /** The source file below `features` that saves the file; `saving-calls.json` has the number of its calls. */
  source: string;
  /** Exports the draft as the tool does. */
  run: () => Promise<void> | void;
  /** Pattern of the file's name. */
  fileName: RegExp;
  /** Checks the content with the limits of the stores. */
  check: (content: Blob) => Promise<void>;
}

/** Reads the bytes of a file; the test environment's blobs have no `bytes`. */
export const readBytes = async (content: Blob) => new Uint8Array(await content.arrayBuffer());
