/** Reads the body of a fetched response as UTF-8. Returns `null` if it is larger than `maxBytes`. */
export async function readLimitedText(response: Response, maxBytes: number): Promise<string | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const body: AsyncIterable<Uint8Array> | [] = response.body ?? [];
  for await (const part of body) {
    size += part.byteLength;
    if (size > maxBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}
