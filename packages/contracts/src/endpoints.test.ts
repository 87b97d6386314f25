import type { Schema } from "./api/endpoint";
import { ERROR_STATUS } from "./api/errors";
import { AuthoredHtmlSchema, AuthoredTextSchema, PictureUrlSchema } from "./api/pictures";
import { z } from "./zod";
import { blogAdminEndpoints } from "./content/blog-admin";
import { cmsEndpoints } from "./content/cms";
import { endpoints } from "./endpoints";
import { faqAdminEndpoints } from "./content/faq-admin";
import { mailAdminEndpoints } from "./notifications/mail-admin";

test("no two endpoints share a method and path", () => {
  const names = endpoints.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, "{}")}`);
  expect(new Set(names).size).toBe(names.length);
});

test("every path parameter has a schema and vice versa", () => {
  for (const { path, params } of endpoints) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
    const schema = z.toJSONSchema(params, { io: "input", unrepresentable: "any" });
    expect([path, Object.keys(schema.properties ?? {}).sort()]).toEqual([path, inPath]);
  }
});

test("admin paths require an administrator, other paths don't", () => {
  // Editing endpoints for authors share their paths with reading endpoints.
  const { post, category, ...blogEditing } = blogAdminEndpoints;
  expect([post.access, category.access]).toEqual(["public", "public"]);
  const editing = new Set<unknown>(
    [cmsEndpoints, blogEditing, faqAdminEndpoints].flatMap((group) => Object.values(group)),
  );
  for (const endpoint of endpoints) {
    const { path, access } = endpoint;
    const isAdministration = /^(\/subscription-limits)?\/admin\//.test(path) || editing.has(endpoint);
    expect([path, access === "admin" || access === "superadmin"]).toEqual([path, isAdministration]);
  }
});

test("every declared error code has a status", () => {
  for (const { errors } of endpoints)
    for (const code of errors) expect(ERROR_STATUS[code]).toBeGreaterThanOrEqual(400);
});

const PICTURE_FIELD = /(icon|iconUrl|image|avatar|screenshots|html)$/i;

/** Returns the paths of string fields that are named like a picture or HTML but not marked as such. */
function findUnmarkedPictures(schema: Schema, path = ""): string[] {
  if (schema instanceof z.core.$ZodObject) {
    return Object.entries(schema._zod.def.shape).flatMap(([name, field]) =>
      findUnmarkedPictures(field, `${path}.${name}`),
    );
  }
  if (schema instanceof z.core.$ZodArray) return findUnmarkedPictures(schema._zod.def.element, path);
  if (schema instanceof z.core.$ZodNullable || schema instanceof z.core.$ZodOptional) {
    return findUnmarkedPictures(schema._zod.def.innerType, path);
  }
  const marks: readonly Schema[] = [PictureUrlSchema, AuthoredTextSchema, AuthoredHtmlSchema];
  return schema instanceof z.core.$ZodString && !marks.includes(schema) && PICTURE_FIELD.test(path)
    ? [path]
    : [];
}

test("S76: every picture in a response is marked so that browsers get it from this site; editors get the original", () => {
  const editing = new Set<unknown>([...Object.values(cmsEndpoints), ...Object.values(blogAdminEndpoints)]);
  // Emails are shown as they are sent, in a frame that loads no picture from elsewhere.
  const emails = new Set<unknown>([mailAdminEndpoints.outboxMail, mailAdminEndpoints.previewTemplate]);
  const unmarked = endpoints
    .filter((endpoint) => !editing.has(endpoint) && !emails.has(endpoint))
    .flatMap(({ method, path, response }) =>
      findUnmarkedPictures(response).map((field) => `${method} ${path}: ${field}`),
    );
  expect(unmarked).toEqual([]);
});
