import { createCipheriv, createDecipheriv, createHash, randomBytes, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { link, mkdir, readFile, unlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Config } from "../config/config";

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

type KeyConfig = Pick<Config, "secretsKey" | "dataDir">;

/** Thrown for a value that is damaged or was encrypted with another key. */
export class DecryptionError extends Error {}

/**
 * Encrypts a secret for the database. The key is SECRETS_KEY or a file in the data folder, created when first needed,
 * so a copy of the database alone reveals nothing. `name` is authenticated data, so an encrypted value can't be used
 * under another name.
 */
export async function encryptSecret(config: KeyConfig, name: string, secret: string): Promise<string> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, await loadKey(config), nonce).setAAD(Buffer.from(name));
  const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64");
}

/**
 * Decrypts a value written by {@link encryptSecret}.
 * @throws DecryptionError if the key is different or the value is damaged
 */
export async function decryptSecret(config: KeyConfig, name: string, sealed: string): Promise<string> {
  const bytes = Buffer.from(sealed, "base64");
  try {
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv(ALGORITHM, await loadKey(config), nonce).setAAD(Buffer.from(name));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const rest = bytes.subarray(NONCE_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(rest), decipher.final()]).toString("utf8");
  } catch (error) {
    throw new DecryptionError(`${name} was encrypted with another key.`, { cause: error });
  }
}

async function loadKey({ secretsKey, dataDir }: KeyConfig): Promise<Buffer> {
  const text = secretsKey ?? (await loadKeyFile(join(dataDir, "secrets", "at-rest.key")));
  return createHash("sha256").update(text).digest();
}

/** Returns the content of the key file. The file is created atomically, so concurrent callers read the same key. */
async function loadKeyFile(file: string): Promise<string> {
  if (!existsSync(file)) {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    const own = `${file}.${randomUUID()}`;
    await writeFile(own, randomBytes(32).toString("base64"), { mode: 0o600 });
    await link(own, file).catch(() => undefined);
    await unlink(own);
  }
  return (await readFile(file, "utf8")).trim();
}
