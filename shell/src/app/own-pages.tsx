import type { Guard } from "@listwise/contracts";
import { PlannedPage } from "@listwise/shared-ui";
import type { ComponentType } from "react";

/** A page of the shell's own. What is not there at the first view loads when it is asked for. */
export interface OwnPage {
  path: string;
  title: string;
  guard: Guard;
  /** For who is not signed in yet: who is, goes on to the dashboard. */
  door?: boolean;
  load: () => Promise<ComponentType>;
}

const planned = (path: string, title: string, description: string, guard: Guard): OwnPage => ({
  path,
  title,
  guard,
  load: () => Promise.resolve(() => <PlannedPage title={title} description={description} />),
});

const soon = (path: string, title: string, description: string) => planned(path, title, description, "user");

/** Every page the shell owns. */
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
    title: "Start Free Trial",
    guard: "public",
    door: true,
    load: () => import("../features/sign-in/register.page").then((module) => module.RegisterPage),
  },
  {
    path: "/verify-email",
    title: "Confirm your e-mail",
    guard: "public",
    load: () => import("../features/verify-email/verify-email.page").then((module) => module.VerifyEmailPage),
  },
  {
    path: "/settings",
    title: "Settings",
    guard: "user",
    load: () => import("../features/settings/settings.page").then((module) => module.SettingsPage),
  },
  planned("/forgot-password", "Forgot your password?", "Ask for a link that sets a new one.", "public"),
  planned("/reset-password", "Set a new password", "The page behind the link of the mail.", "public"),
  planned("/auth/google/callback", "Sign in with Google", "Where Google sends you back to.", "public"),
  soon("/analytics", "Analytics", "Visibility, rankings and ratings over time."),
  soon("/user-analytics", "User Analytics", "How people find and use your apps."),
  soon("/ab-testing", "A/B Testing", "Compare listings and keep the better one."),
  soon("/reports", "Reports", "Summaries for your team, on a schedule."),
];
