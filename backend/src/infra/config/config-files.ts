import type { Environment } from "./config-schema";

/** A bucket of an S3-compatible object store. */
export interface ObjectStoreConfig {
  bucket: string;
  /** Start of all keys: empty, or a path that ends with a slash. */
  prefix: string;
  region: string;
  /** Address of the server, or `null` for Amazon's. */
  endpoint: string | null;
  /** True if the bucket is in the path of addresses, otherwise it is in the host name. */
  pathStyle: boolean;
  /** `null` for those that the AWS variables, files or roles of the machine give. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
  /** True if browsers download files from the object store, otherwise nodes pass them on. */
  direct: boolean;
}

const DEFAULT_REGION = "us-east-1";
const PARAMETERS = ["endpoint", "region", "path-style", "downloads"];
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/** Returns what is wrong with the address of an object store, or `null` if it can be used. */
export function findFilesUrlProblem(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol !== "s3:" || !BUCKET.test(url.hostname))
    return "must be an address such as s3://bucket?endpoint=https://objects.example";
  if (Boolean(url.username) !== Boolean(url.password))
    return "needs both an access key and its secret, or neither";
  const unknown = [...url.searchParams.keys()].find((name) => !PARAMETERS.includes(name));
  if (unknown !== undefined)
    return `has the unknown parameter ${unknown}; known are ${PARAMETERS.join(", ")}`;
  const endpoint = url.searchParams.get("endpoint");
  if (endpoint !== null && !/^https?:\/\/[^/?#]+\/?$/.test(endpoint))
    return "needs an endpoint such as https://objects.example";
  if (!["on", "off", null].includes(url.searchParams.get("path-style")))
    return "needs path-style to be on or off";
  if (!["direct", "proxied", null].includes(url.searchParams.get("downloads")))
    return "needs downloads to be direct or proxied";
  return null;
}

/** Returns the object store for the site's files, or `null` for the data folder. */
export function toFiles(values: Environment): ObjectStoreConfig | null {
  if (values.FILES_URL === undefined) return null;
  const { hostname, pathname, username, password, searchParams } = new URL(values.FILES_URL);
  const path = pathname.split("/").filter(Boolean).map(decodeURIComponent).join("/");
  const endpoint =
    searchParams.get("endpoint") ?? values.AWS_ENDPOINT_URL_S3 ?? values.AWS_ENDPOINT_URL ?? null;
  const pathStyle = searchParams.get("path-style");
  return {
    bucket: hostname,
    prefix: path && `${path}/`,
    region: searchParams.get("region") ?? values.AWS_REGION ?? DEFAULT_REGION,
    endpoint,
    // Servers other than Amazon's rarely have a host name for each bucket.
    pathStyle: pathStyle === null ? endpoint !== null : pathStyle === "on",
    credentials: username
      ? { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) }
      : null,
    direct: searchParams.get("downloads") !== "proxied",
  };
}
