import {
  AuthoredHtmlSchema,
  AuthoredTextSchema,
  PictureUrlSchema,
  type Schema,
} from "@listwise/contracts/api";
import { z } from "zod";
import { createWeakMemo } from "../../cache/weak-memo";
import type { MediaPaths } from "./media-paths";

// Each part is bounded or ends at the next delimiter, so that matching takes linear time.
const HTML_PICTURE = /(<img\b[^<>]*?\ssrc=")([^"<>]*)/gi;
const MARKDOWN_PICTURE = /(!\[[^[\]\n]*\]\(\s{0,9}<?)(https:\/\/[^\s<>)]+)/gi;
const PICTURE_REFERENCE = /!\[([^[\]\n]*)\](?:\[([^[\]\n]*)\])?/g;
const DEFINITION = /^( {0,3}\[([^[\]\n]+)\]:[ \t]{0,9}<?)(https:\/\/[^\s<>]+)/gim;

/** Returns HTML with its images proxied by this site. */
export function rewriteHtmlPictures(html: string, { toPath }: MediaPaths): string {
  return html.replace(
    HTML_PICTURE,
    (_, before: string, address: string) => before + toPath(address.replace(/&(?:amp|#38);/g, "&")),
  );
}

/** Returns user-written HTML or Markdown with its images proxied by this site. */
export function rewritePictures(text: string, paths: MediaPaths): string {
  const { toPath } = paths;
  const named = new Set(
    [...text.matchAll(PICTURE_REFERENCE)].map(([, alt = "", name]) => (name || alt).trim().toLowerCase()),
  );
  return rewriteHtmlPictures(text, paths)
    .replace(MARKDOWN_PICTURE, (_, before: string, address: string) => before + toPath(address))
    .replace(DEFINITION, (whole, before: string, name: string, address: string) =>
      named.has(name.trim().toLowerCase()) ? before + toPath(address) : whole,
    );
}

type Rewrite = (value: unknown, paths: MediaPaths) => unknown;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function rewriteFields(fields: readonly (readonly [string, Rewrite])[]): Rewrite {
  return (value, paths) => {
    if (!isRecord(value)) return value;
    const shown = { ...value };
    for (const [name, present] of fields) if (name in shown) shown[name] = present(shown[name], paths);
    return shown;
  };
}

/**
 * Compiles a function that replaces the images in a copy of a value, using only the fields that the contract marks as
 * images. Returns `null` if the schema has none.
 */
export function compilePictureRewriter(schema: Schema): Rewrite | null {
  if (schema === PictureUrlSchema)
    return (value, { toPath }) => (typeof value === "string" ? toPath(value) : value);
  if (schema === AuthoredHtmlSchema) {
    return (value, paths) => (typeof value === "string" ? rewriteHtmlPictures(value, paths) : value);
  }
  if (schema === AuthoredTextSchema) {
    return (value, paths) => (typeof value === "string" ? rewritePictures(value, paths) : value);
  }
  if (schema instanceof z.core.$ZodObject) {
    const fields = Object.entries(schema._zod.def.shape).flatMap(([name, field]) => {
      const present = compilePictureRewriter(field);
      return present ? [[name, present] as const] : [];
    });
    return fields.length > 0 ? rewriteFields(fields) : null;
  }
  if (schema instanceof z.core.$ZodArray) {
    const present = compilePictureRewriter(schema._zod.def.element);
    return (
      present && ((value, paths) => (Array.isArray(value) ? value.map((one) => present(one, paths)) : value))
    );
  }
  if (schema instanceof z.core.$ZodNullable || schema instanceof z.core.$ZodOptional) {
    return compilePictureRewriter(schema._zod.def.innerType);
  }
  return null;
}

/** Returns {@link compilePictureRewriter} of a schema, compiled once per process. */
export const getPictureRewriter = createWeakMemo(compilePictureRewriter);
