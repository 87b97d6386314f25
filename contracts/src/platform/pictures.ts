import { z } from "../zod";

/**
 * Address of a picture in an answer. The server keeps the original, an https address of a store or an author, and answers
 * with a path of this site that serves the same picture.
 */
export const PictureUrlSchema = z.string();

/** Text of an author in an answer, HTML or markdown; the addresses of its pictures are as in {@link PictureUrlSchema}. */
export const AuthoredTextSchema = z.string();

/** Text of an author in an answer, rendered as HTML; the addresses of its pictures are as in {@link PictureUrlSchema}. */
export const AuthoredHtmlSchema = z.string();
