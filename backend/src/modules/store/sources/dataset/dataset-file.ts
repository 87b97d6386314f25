import { findErrorCode, StartupError } from "../../../../infra/startup-error";
import { versionHash } from "../import-listings";
import { countLines, findDate, hashFile } from "./dataset-lines";

// Increase this when the interpretation of a line changes, so that an unchanged file is read again.
const READER_VERSION = 5;

/** A data set that can be read. */
export interface DatasetFile {
  path: string;
  /** Identifies its content, its date and how both are read. */
  hash: string;
  capturedAt: Date | null;
}

/**
 * Returns the identity of a data set. Its date is `date`, or else the one that the file names.
 * @throws StartupError with a message if the file can't be read
 */
export async function identifyDataset(path: string, date: Date | null): Promise<DatasetFile> {
  return explainReadErrors(path, async () => {
    const content = await hashFile(path);
    const capturedAt = date ?? (await findDate(path));
    const hash = versionHash(`${READER_VERSION}:${content}:${capturedAt?.toISOString() ?? "undated"}`);
    return { path, hash, capturedAt };
  });
}

/**
 * Reads a whole data set and returns the number of its lines.
 * @throws StartupError with a message if it is damaged or has no usable line
 */
export async function countDatasetLines({ path }: DatasetFile): Promise<number> {
  const lines = await explainReadErrors(path, () => countLines(path));
  if (lines > 0) return lines;
  throw new StartupError(
    `STORE_SOURCE points to ${path}, which has no usable line. It must be JSON Lines with at least trackId and trackName, or appId and title for Google Play.`,
  );
}

const REASONS: Record<string, string> = {
  ENOENT: "which doesn't exist. Set it to the path of a data set file",
  EACCES: "which isn't readable. Allow this user to read it",
  EISDIR: "which is a folder. Set it to the path of a file",
  Z_DATA_ERROR: "whose gzip data is damaged. Copy or download it again",
  Z_BUF_ERROR: "whose gzip data ends too early. Copy or download it again",
};

async function explainReadErrors<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const reason = REASONS[findErrorCode(error) ?? ""];
    if (reason === undefined) throw error;
    throw new StartupError(`STORE_SOURCE points to ${path}, ${reason}.`);
  }
}
