import type { Config } from "../config/config";
import type { FileStore } from "./file-store";
import { createFolderStore } from "./folder-store";
import { createS3Store } from "./s3-store";

/** Creates the configured store of the files that all nodes share. */
export const createFileStore = async ({
  files,
  dataDir,
}: Pick<Config, "files" | "dataDir">): Promise<FileStore> =>
  files === null ? createFolderStore(dataDir) : createS3Store(files);
