import { mkdir, rename, rm, stat } from "node:fs/promises";
import type { Config } from "../config/config";
import type { Logger } from "../logging/logger";
import { StartupError } from "../startup-error";
import { createFileStore } from "../files/create-file-store";
import { assertNoFiles, copyFolder, getFolderCopy, listSiteFolders } from "./backup-folders";
import {
  assertNoStoredFiles,
  listStoredFolders,
  loadStoredFiles,
  removeStoredFiles,
  saveStoredFiles,
} from "./backup-store";
import { dumpDatabase } from "./dump-database";
import { assertEmptyDatabase, loadDatabase } from "./load-database";
import { BACKUP_FORMAT, readManifest, writeManifest, type BackupManifest } from "./manifest";

/**
 * Saves the database and the folders of a site in a new folder, while the site runs. The folder appears only when the
 * backup is complete. Returns what it contains.
 * @throws StartupError if the folder already exists or the database can't be read
 */
export async function createBackup(config: Config, url: string, folder: string): Promise<BackupManifest> {
  if (await stat(folder).catch(() => null)) {
    throw new StartupError(`${folder} already exists. Choose a new folder for each backup.`);
  }
  const building = `${folder}.partial`;
  await rm(building, { recursive: true, force: true });
  await mkdir(building, { recursive: true, mode: 0o700 });
  try {
    const createdAt = new Date().toISOString();
    const database = await dumpDatabase(url, building);
    // After the database, so that the files that its rows name are included.
    const folders: BackupManifest["folders"] = [];
    for (const { name, path } of listSiteFolders(config)) {
      folders.push({ name, files: await copyFolder(path, getFolderCopy(building, name)) });
    }
    const files = await createFileStore(config);
    for (const name of listStoredFolders(config)) {
      folders.push({ name, files: await saveStoredFiles(files, name, building) });
    }
    const needsSecretsKey = config.secretsKey !== null;
    const manifest = { format: BACKUP_FORMAT, createdAt, needsSecretsKey, database, folders } as const;
    await writeManifest(building, manifest);
    await rename(building, folder);
    return manifest;
  } catch (error) {
    await rm(building, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Checks everything about a restore that can be known before the database is started. Returns what the backup contains.
 * @throws StartupError if the backup is incomplete, a folder of the site has files, or `SECRETS_KEY` is missing
 */
export async function prepareRestore(config: Config, folder: string): Promise<BackupManifest> {
  const manifest = await readManifest(folder);
  if (manifest.needsSecretsKey && config.secretsKey === null) {
    throw new StartupError(
      "The secrets of this backup are encrypted with the SECRETS_KEY of its site. Set SECRETS_KEY to the same value.",
    );
  }
  await assertNoFiles(listSiteFolders(config));
  const files = await createFileStore(config);
  await files.check();
  await assertNoStoredFiles(files);
  return manifest;
}

/**
 * Restores a backup into an empty database and the folders of a new site. If it fails, the database and the folders are
 * empty again.
 * @throws StartupError if the database isn't empty or a file of the backup is damaged
 */
export async function restoreBackup(
  config: Config,
  url: string,
  source: { folder: string; manifest: BackupManifest },
  log: Logger,
): Promise<void> {
  const { folder, manifest } = source;
  await assertEmptyDatabase(url);
  const hasFiles = (name: string) => manifest.folders.some((saved) => saved.name === name && saved.files > 0);
  const folders = listSiteFolders(config).filter(({ name }) => hasFiles(name));
  const stored = listStoredFolders(config).filter(hasFiles);
  const files = await createFileStore(config);
  try {
    for (const { name, path } of folders) await copyFolder(getFolderCopy(folder, name), path);
    for (const name of stored) await loadStoredFiles(files, name, folder);
    await loadDatabase(url, folder, manifest.database, log);
  } catch (error) {
    for (const { path } of folders) await rm(path, { recursive: true, force: true });
    for (const name of stored) await removeStoredFiles(files, name);
    throw error;
  }
}
