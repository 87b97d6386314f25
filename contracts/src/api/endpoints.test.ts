import { ERROR_STATUS } from "../platform/errors";
import { z } from "../zod";
import { blogAdminEndpoints } from "./blog-admin";
import { cmsEndpoints } from "./cms";
import { endpoints } from "./endpoints";
import { faqAdminEndpoints } from "./faq";

test("no two endpoints share a method and path", () => {
  const names = endpoints.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, "{}")}`);
  expect(new Set(names).size).toBe(names.length);
});

test("every path parameter has a schema and every schema a parameter", () => {
  for (const { path, params } of endpoints) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
    const schema = z.toJSONSchema(params, { io: "input", unrepresentable: "any" });
    expect([path, Object.keys(schema.properties ?? {}).sort()]).toEqual([path, inPath]);
  }
});

test("administration is for administrators, and only it", () => {
  // Authors' endpoints share their paths with what readers ask for.
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
