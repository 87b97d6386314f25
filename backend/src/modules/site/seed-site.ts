import { DEFAULT_TITLE, formatPageTitle, PRODUCT_NAME } from "@listwise/contracts/site";
import type { AppContext } from "../../infra/context";
import { insertConfig } from "./config/site-config.repository";

/** Page titles of a new site. Administrators can change them. */
const PAGES = {
  login: "Log in",
  register: "Create your account",
  forgot_password: "Forgot your password?",
  reset_password: "Set a new password",
  verify_email: "Confirm your email",
  remove_google: "Remove a Google account",
  remove_factor: "Remove a second factor",
  settings: "Settings",
  notifications: "Notifications",
  alerts: "Alerts",
  pricing: "Pricing",
  blog: "Blog",
  faq: "FAQ",
  help: "Help center",
  figures: "How figures are computed",
  guides: "Guides",
  about: "About",
  contact: "Contact",
  changelog: "Changelog",
  legal: "Legal",
  dashboard: "Dashboard",
  keywords: "Keywords",
  keyword: "Keyword",
  tracked_apps: "Tracked apps",
  rankings: "Rankings",
  analytics: "Analytics",
  user_analytics: "User analytics",
  ab_testing: "A/B testing",
  reports: "Reports",
  app_launch_checklists: "App launch checklists",
  app_launch_checklist: "App launch checklist",
  shared: "Shared analysis",
  shared_report: "Shared report",
  report_emails: "Reports by email",
  aso_tools: "ASO tools",
  subscription: "Subscription",
  subscription_limits_demo: "Subscription limits demo",
  test_api: "API test",
  "admin.dashboard": "Admin dashboard",
  "admin.analytics": "Admin analytics",
  "admin.business": "Business",
  "admin.plan_requests": "Plan requests",
  "admin.reports": "Admin reports",
  "admin.users": "Users",
  "admin.notifications": "Admin notifications",
  "admin.activity_log": "Activity log",
  "admin.apps": "Apps",
  "admin.keywords": "Admin keywords",
  "admin.tags": "Tags",
  "admin.request_pool": "Request pool",
  "admin.blog": "Admin blog",
  "admin.cms": "CMS",
  "admin.faq": "Admin FAQ",
  "admin.email_templates": "Email templates",
  "admin.mail": "Mail",
  "admin.subscriptions": "Subscriptions",
  "admin.subscription_plans": "Subscriptions",
  "admin.subscription_limits": "Subscription limits",
  "admin.paddle_products": "Paddle products",
  "admin.paddle_tutorial": "Paddle tutorial",
  "admin.apple_search_ads": "Apple Search Ads",
  "admin.settings": "Admin settings",
  "admin.system": "System",
  "admin.logs": "Logs",
  "admin.api_test": "Admin API test",
};

const SEEDS: readonly (readonly [key: string, value: string, description: string])[] = [
  ["seo.title.home", DEFAULT_TITLE, "Title of the home page"],
  ...Object.entries(PAGES).map(
    ([page, title]) => [`seo.title.${page}`, formatPageTitle(title), `Title of /${page}`] as const,
  ),
  [
    "seo.meta_description",
    "Find the keywords your app ranks for, track your rank in every storefront, and improve your listing.",
    "Description for search engines",
  ],
  ["seo.author", PRODUCT_NAME, "Name of the publisher"],
  ["seo.contact_email", "", "Contact address shown on the site"],
  ["beta.enabled", "false", "Shows the beta badge to everyone"],
];

/** Inserts the configuration of a new site; existing entries stay unchanged. */
export async function seedSite({ db }: AppContext): Promise<void> {
  const type = (value: string) => (value === "false" || value === "true" ? "boolean" : "string");
  await insertConfig(
    db,
    SEEDS.map(([key, value, description]) => ({ key, value, type: type(value), description })),
  );
}
