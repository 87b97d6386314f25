import type { AdminUser, AdminUserDetail } from "@listwise/contracts/admin";
import { aUser } from "@listwise/shared-auth/testing";

export function aUserRow(change: Partial<AdminUser> = {}): AdminUser {
  return {
    ...aUser(),
    isActive: true,
    plan: "Free",
    createdAt: "2026-11-01T08:00:00.000Z",
    lastSeenAt: "2026-11-19T08:00:00.000Z",
    ...change,
  };
}

export function aUserDetail(change: Partial<AdminUserDetail> = {}): AdminUserDetail {
  const session = {
    id: "0b0e3c8e-32a1-4a53-9f6c-5a1f2d7f0a01",
    current: false,
    browser: "Firefox 140",
    system: "Linux",
    ip: "203.0.113.7",
    createdAt: "2026-11-19T08:00:00.000Z",
    lastSeenAt: "2026-11-20T08:00:00.000Z",
  };
  return { ...aUserRow({ id: 7 }), google: null, version: "v1", sessions: [session], ...change };
}
