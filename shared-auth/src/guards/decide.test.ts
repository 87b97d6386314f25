import { aUser } from "../testing";
import { decide, type Situation } from "./decide";

const user = { ...aUser(), emailVerificationRequired: false };
const admin = { ...user, role: "admin" as const };
const unverified = { ...user, emailVerificationRequired: true, emailVerified: false };
const base: Situation = { guard: "user", pathname: "/dashboard", licenseOk: true, user, tokenLive: true };

const owing = { ...admin, secondFactorRequired: true };

const allow = { allow: true };
const login = { allow: false, redirect: "/login" };
const dashboard = { allow: false, redirect: "/dashboard" };
const setUp = { allow: false, redirect: "/settings?section=security" };
const gate = { allow: false, screen: "verification" };
const disabled = { allow: false, screen: "license" };

test.each<[string, Partial<Situation>, unknown]>([
  ["a visitor on a public page", { guard: "public", user: null, tokenLive: false }, allow],
  ["a visitor on a user page", { user: null, tokenLive: false }, login],
  ["a visitor on an admin page", { guard: "admin", user: null, tokenLive: false }, login],
  ["a user", {}, allow],
  ["a user whose token has expired", { tokenLive: false }, login],
  ["a user on an admin page", { guard: "admin" }, dashboard],
  ["an admin on an admin page", { guard: "admin", user: admin }, allow],
  ["a superadmin on an admin page", { guard: "admin", user: { ...user, role: "superadmin" } }, allow],
  ["an admin without the required second factor", { guard: "admin", user: owing }, setUp],
  ["an admin without it on a user page", { user: owing }, allow],
  ["an admin with it", { guard: "admin", user: { ...owing, secondFactor: true } }, allow],
  ["an unverified user", { user: unverified }, gate],
  ["an unverified user on a public page", { guard: "public", user: unverified }, gate],
  ["an unverified admin on an admin page", { guard: "admin", user: { ...unverified, role: "admin" } }, gate],
  [
    "an unverified user on the verification page",
    { guard: "public", pathname: "/verify-email", user: unverified },
    allow,
  ],
  ["an unverified user without a password", { user: { ...unverified, password: false } }, allow],
  [
    "an unverified user where verification is not required",
    { user: { ...user, emailVerified: false } },
    allow,
  ],
  ["any visitor without a valid license", { licenseOk: false, user: null, guard: "public" }, disabled],
  ["an admin without a valid license", { licenseOk: false, user: admin, guard: "admin" }, disabled],
])("%s", (_who, change, expected) => {
  expect(decide({ ...base, ...change })).toEqual(expected);
});
