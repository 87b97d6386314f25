import type { Guard } from "@listwise/contracts/remotes";
import type { ComponentType } from "react";
import { comingSoon, ComingSoonPage } from "../features/placeholders/coming-soon.page";

/** A page of the shell. It loads when it is requested. */
export interface OwnPage {
  path: string;
  title: string;
  guard: Guard;
  /** True for auth pages; signed-in users are redirected to the dashboard. */
  door?: boolean;
  load: () => Promise<ComponentType>;
}

/** All pages of the shell. */
export const ownPages: readonly OwnPage[] = [
  {
    path: "/login",
    title: "Login",
    guard: "public",
    door: true,
    load: () => import("../features/sign-in/login.page").then((module) => module.LoginPage),
  },
  {
    path: "/register",
    title: "Create your account",
    guard: "public",
    door: true,
    load: () => import("../features/sign-in/register.page").then((module) => module.RegisterPage),
  },
  {
    path: "/verify-email",
    title: "Confirm your email",
    guard: "public",
    load: () => import("../features/verify-email/verify-email.page").then((module) => module.VerifyEmailPage),
  },
  {
    path: "/settings",
    title: "Settings",
    guard: "user",
    load: () => import("../features/settings/settings.page").then((module) => module.SettingsPage),
  },
  {
    path: "/notifications",
    title: "Notifications",
    guard: "user",
    load: () =>
      import("../features/notifications/notifications.page").then((module) => module.NotificationsPage),
  },
  {
    path: "/forgot-password",
    title: "Forgot your password?",
    guard: "public",
    load: () =>
      import("../features/password-reset/forgot-password.page").then((module) => module.ForgotPasswordPage),
  },
  {
    path: "/reset-password",
    title: "Set a new password",
    guard: "public",
    load: () =>
      import("../features/password-reset/reset-password.page").then((module) => module.ResetPasswordPage),
  },
  {
    path: "/remove-google",
    title: "Remove a Google account",
    guard: "public",
    load: () =>
      import("../features/password-reset/remove-google.page").then((module) => module.RemoveGooglePage),
  },
  {
    path: "/remove-factor",
    title: "Remove a second factor",
    guard: "public",
    load: () =>
      import("../features/password-reset/remove-factor.page").then((module) => module.RemoveFactorPage),
  },
  {
    path: "/auth/google/callback",
    title: "Sign in with Google",
    guard: "public",
    load: () =>
      import("../features/sign-in/google-callback.page").then((module) => module.GoogleCallbackPage),
  },
  ...comingSoon.map(({ path, title, ...rest }): OwnPage => ({
    path,
    title,
    guard: "user",
    load: () => Promise.resolve(() => <ComingSoonPage title={title} {...rest} />),
  })),
];
