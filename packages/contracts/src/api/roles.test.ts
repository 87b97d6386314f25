import { isAdminRole, parseRole, RoleInputSchema } from "./roles";

test.each([
  ["admin", "admin"],
  ["ADMIN", "admin"],
  ["SuperAdmin", "superadmin"],
  ["user", "user"],
])("S16: %s is the role %s", (text, role) => {
  expect(parseRole(text)).toBe(role);
});

const notRoles = [
  "ADMİN",
  "admin ",
  "xadmin",
  "superadmins",
  "admin\n",
  "super-admin",
  "",
  "root",
  null,
  undefined,
  1,
];

test.each(notRoles)("S16: %j is not a role", (text) => {
  expect(parseRole(text)).toBeNull();
  expect(isAdminRole(text)).toBe(false);
  expect(RoleInputSchema.safeParse(text).success).toBe(false);
});

test("a request may have a role in any letter case, and is told which roles there are", () => {
  expect(RoleInputSchema.parse("SuperAdmin")).toBe("SuperAdmin");
  expect(RoleInputSchema.safeParse("root").error?.issues[0]?.message).toBe(
    "Choose one of the roles user, admin and superadmin.",
  );
});

test("only admins and superadmins can enter the admin area", () => {
  expect(["user", "admin", "superadmin"].filter(isAdminRole)).toEqual(["admin", "superadmin"]);
});
