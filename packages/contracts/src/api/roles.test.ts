import { isAdminRole, parseRole } from "./roles";

test.each([
  ["admin", "admin"],
  ["ADMIN", "admin"],
  ["SuperAdmin", "superadmin"],
  ["user", "user"],
])("S16: %s is the role %s", (text, role) => {
  expect(parseRole(text)).toBe(role);
});

test.each(["ADMİN", "admin ", "super-admin", "", "root", null, undefined, 1])(
  "S16: %s is not a role",
  (text) => {
    expect(parseRole(text)).toBeNull();
    expect(isAdminRole(text)).toBe(false);
  },
);

test("only admins and superadmins can enter the admin area", () => {
  expect(["user", "admin", "superadmin"].filter(isAdminRole)).toEqual(["admin", "superadmin"]);
});
