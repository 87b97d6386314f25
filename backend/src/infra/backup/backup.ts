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
import { decryptSecret, encryptSecret } from "../security/secret-encryption";
import {
  BACKUP_FORMAT,
  readManifest,
  writeManifest,
  type BackupManifest,
  type DatabaseBackup,
} from "./manifest";

/** Name under which the proof of a backup's key is encrypted. */
const PROOF_NAME = "backup";

/** @throws StartupError if the site has an object store that these settings don't name, so that its files would be missing */
function assertAllFiles(config: Config, { tables }: DatabaseBackup): void {
  const isShared = tables.some(({ name, rows }) => name === "release_repository" && rows > 0);
  if (config.files !== null || !isShared) return;
  throw new StartupError(
    "The files of this site are in an object store, but FILES_URL isn't set. Set it as for the site.",
  );
}

/** @throws StartupError if the backup was made with another `SECRETS_KEY`; backups of earlier versions can't tell */
async function assertSameKey(config: Config, { needsSecretsKey, keyProof }: BackupManifest): Promise<void> {
  if (!needsSecretsKey) return;
  if (config.secretsKey === null) {
    throw new StartupError(
      "The secrets of this backup are encrypted with the SECRETS_KEY of its site. Set SECRETS_KEY to the same value.",
    );
  }
  if (keyProof === undefined) return;
  await decryptSecret(config, PROOF_NAME, keyProof).catch(() => {
    throw new StartupError(
      "SECRETS_KEY is not the key with which the secrets of this backup are encrypted. Set it to the value of its site.",
    );
  });
}

/**
 * Saves the database and the folders of a site in a new folder, while the site runs. The folder appears only when the
 * backup is complete. Returns what it contains.
 * @throws StartupError if the folder already exists, the database can't be read, or `FILES_URL` is missing
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
    assertAllFiles(config, database);
    // After the database, so that the files that its rows name are included.
    const folders: BackupManifest["folders"] = [];
    for (const { name, path } of listSiteFolders(config)) {
      folders.push({ name, files: await copyFolder(path, getFolderCopy(building, name)) });
    }
    const files = await createFileStore(config);
    for (const name of listStoredFolders(config)) {
      folders.push({ name, files: await saveStoredFiles(files, name, building) });
    }
    const manifest: BackupManifest = {
      format: BACKUP_FORMAT,
      createdAt,
      needsSecretsKey: config.secretsKey !== null,
      ...(config.secretsKey !== null && { keyProof: await encryptSecret(config, PROOF_NAME, createdAt) }),
      database,
      folders,
    };
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
 * @throws StartupError if the backup is incomplete, a folder of the site has files, or `SECRETS_KEY` is missing or another
 */
export async function prepareRestore(config: Config, folder: string): Promise<BackupManifest> {
  const manifest = await readManifest(folder);
  await assertSameKey(config, manifest);
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
