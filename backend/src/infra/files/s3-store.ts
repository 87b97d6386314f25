import { Readable } from "node:stream";
import type { GetObjectCommand as Get } from "@aws-sdk/client-s3";
import { z } from "zod";
import type { ObjectStoreConfig } from "../config/config-files";
import { contentDisposition } from "../http/file-name";
import { StartupError } from "../startup-error";
import type { FileStore } from "./file-store";

/** Time for which a browser can start a download with its URL. */
const URL_LIFETIME_SECONDS = 60;
/** Size of the parts of an upload; the API allows 10,000 of them, which is 80 GB. At most four are in memory. */
const PART_BYTES = 8 * 1024 * 1024;
const CONNECTION_TIMEOUT_MS = 5_000;
/** Timeout of each of three attempts, from the last byte that the store sent. */
const SILENCE_TIMEOUT_MS = 10_000;

/** Keeps files in a bucket of an S3-compatible object store. */
export async function createS3Store(config: ObjectStoreConfig): Promise<FileStore> {
  // These take a third of a second and 25 MB, which sites without an object store save.
  const s3 = await import("@aws-sdk/client-s3");
  const { Upload } = await import("@aws-sdk/lib-storage");
  const { getSignedUrl } = await import("@aws-sdk/s3-request-presigner");
  const { bucket: Bucket, prefix, direct } = config;
  const client = new s3.S3Client({
    region: config.region,
    forcePathStyle: config.pathStyle,
    ...(config.endpoint !== null && { endpoint: config.endpoint }),
    ...(config.credentials && { credentials: config.credentials }),
    // Checksums in trailers, which are the default, are unknown to many compatible servers.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { connectionTimeout: CONNECTION_TIMEOUT_MS, socketTimeout: SILENCE_TIMEOUT_MS },
  });
  const locate = (key: string) => ({ Bucket, Key: prefix + key });
  const sign = (command: Get) => getSignedUrl(client, command, { expiresIn: URL_LIFETIME_SECONDS });
  let origin: Promise<string | null> | null = null;

  return {
    async write(key, content, signal) {
      const params = { ...locate(key), Body: content };
      const upload = new Upload({ client, params, partSize: PART_BYTES });
      const stop = () => void upload.abort();
      signal?.addEventListener("abort", stop);
      try {
        signal?.throwIfAborted();
        await upload.done();
      } catch (error) {
        content.destroy();
        throw signal?.aborted ? signal.reason : error;
      } finally {
        signal?.removeEventListener("abort", stop);
      }
    },
    measure: (key) =>
      client.send(new s3.HeadObjectCommand(locate(key))).then(
        ({ ContentLength }) => ContentLength ?? 0,
        (error: unknown) => {
          if (getStatus(error) === 404) return null;
          throw error;
        },
      ),
    async read(key) {
      const { Body } = await client.send(new s3.GetObjectCommand(locate(key)));
      if (!(Body instanceof Readable)) throw new Error(`The object store returned no content for ${key}.`);
      return Body;
    },
    async createUrl(key, { fileName, mediaType }) {
      if (!direct) return null;
      const command = new s3.GetObjectCommand({
        ...locate(key),
        ResponseContentDisposition: contentDisposition(fileName),
        ResponseContentType: mediaType,
        ResponseCacheControl: "no-store",
      });
      return sign(command);
    },
    findOrigin() {
      if (!direct) return Promise.resolve(null);
      origin ??= sign(new s3.GetObjectCommand(locate("any")))
        .then((url) => new URL(url).origin)
        .catch(() => (origin = null));
      return origin;
    },
    async remove(key) {
      await client.send(new s3.DeleteObjectCommand(locate(key)));
    },
    async list(folder) {
      const keys: string[] = [];
      const pages = s3.paginateListObjectsV2({ client }, { Bucket, Prefix: `${prefix}${folder}/` });
      for await (const { Contents = [] } of pages)
        for (const { Key } of Contents) if (Key !== undefined) keys.push(Key.slice(prefix.length));
      return keys;
    },
    async removeIncomplete(before) {
      let removed = 0;
      const at: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } = {};
      for (let isMore = true; isMore;) {
        const page = await client
          .send(new s3.ListMultipartUploadsCommand({ Bucket, Prefix: prefix, ...at }))
          .catch((error: unknown) => {
            // Some compatible servers can't list them.
            if (getStatus(error) === 501) return null;
            throw error;
          });
        if (page === null) return removed;
        for (const { Key, UploadId, Initiated } of page.Uploads ?? []) {
          if (!Initiated || Initiated >= before) continue;
          await client.send(new s3.AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
          removed += 1;
        }
        at.KeyMarker = page.NextKeyMarker;
        at.UploadIdMarker = page.NextUploadIdMarker;
        isMore = page.IsTruncated === true;
      }
      return removed;
    },
    async check() {
      await client.send(new s3.HeadBucketCommand({ Bucket })).catch((error: unknown) => {
        throw new StartupError(explainFailure(error, config));
      });
    },
  };
}

const AnswerSchema = z.object({ $metadata: z.object({ httpStatusCode: z.number() }) });

/** Returns the status of the answer that an error reports, or `null` if it reports none. */
function getStatus(error: unknown): number | null {
  const answer = AnswerSchema.safeParse(error);
  return answer.success ? answer.data.$metadata.httpStatusCode : null;
}

function explainFailure(error: unknown, { bucket, endpoint, region }: ObjectStoreConfig): string {
  const where = endpoint ?? `region ${region}`;
  const status = getStatus(error);
  if (status === 404)
    return `The bucket ${bucket} doesn't exist at ${where}. Create it, or correct FILES_URL.`;
  if (status === 401 || status === 403) {
    return `The object store at ${where} refused access to the bucket ${bucket}. Correct the credentials in FILES_URL or in the AWS variables.`;
  }
  if (status === 301 || status === 400)
    return `The bucket ${bucket} isn't in the region ${region}. Correct region in FILES_URL.`;
  if (error instanceof Error && error.name === "CredentialsProviderError")
    return "FILES_URL has no credentials, and neither have the AWS variables. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.";
  const reason = error instanceof Error ? ` (${error.name}: ${error.message})` : "";
  return `The object store at ${where} isn't responding${reason}. Start it, or correct FILES_URL.`;
}
