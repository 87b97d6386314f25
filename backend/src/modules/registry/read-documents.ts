import { createHash } from "node:crypto";
import type { Release } from "@listwise/contracts/remotes";
import type { Documents } from "@listwise/contracts/documents";
import { parseDocuments } from "@listwise/release-gate";
import type { Logger } from "../../infra/logging/logger";

/**
 * Reads the templates of a release's pages. Templates that this server can't use are logged and left out: those of a
 * release that was published without the gate, or for a server with other fields. Their pages get a plain document.
 */
export async function readDocuments(
  { name, version, documents: file, integrity }: Release,
  read: (file: string) => Promise<string>,
  log: Logger,
): Promise<Documents> {
  if (file === undefined) return {};
  const text = await read(file);
  const hash = `sha384-${createHash("sha384").update(text).digest("base64")}`;
  const isUnchanged = !Object.hasOwn(integrity, file) || integrity[file] === hash;
  const { documents, problems } = isUnchanged
    ? parseDocuments(text)
    : { documents: null, problems: [`The content of ${file} doesn't match its hash.`] };
  if (documents) return documents;
  log.error({ name, version, problems: problems.slice(0, 5) }, "the documents of a release can't be used");
  return {};
}
