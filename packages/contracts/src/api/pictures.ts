import { z } from "../zod";

/**
 * Image address in a response. The server stores the original, an https URL of a store or an author, and returns a path
 * on this site that serves the same image.
 */
export const PictureUrlSchema = z.string();

/** Authored text in a response, HTML or Markdown, with image addresses as in {@link PictureUrlSchema}. */
export const AuthoredTextSchema = z.string();

/** Authored text in a response, rendered as HTML, with image addresses as in {@link PictureUrlSchema}. */
export const AuthoredHtmlSchema = z.string();
