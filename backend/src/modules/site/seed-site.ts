import { DEFAULT_TITLE, PRODUCT_NAME } from "@listwise/contracts";
import type { AppContext } from "../../platform/context";
import { insertConfig } from "./site-config.repository";

/** Page titles of a new site. Administrators can change them. */
const PAGES = {
  login: "Login",
  register: "Start Free Trial",
  forgot_password: "Forgot Password",
  reset_password: "New Password",
  verify_email: "Confirm E-mail",
  settings: "Settings",
  notifications: "Notifications",
  alerts: "Alerts",
  pricing: "Pricing",
  blog: "Blog",
  faq: "FAQ",
  help: "Help Center",
  guides: "Guides",
  about: "About",
  contact: "Contact",
  changelog: "Changelog",
  legal: "Legal",
  dashboard: "Dashboard",
  keywords: "Keywords",
  keyword: "Keyword",
  tracked_apps: "Tracked Apps",
  rankings: "Rankings",
  app_launch_checklists: "App Launch Checklists",
  app_launch_checklist: "App Launch Checklist",
  shared: "Shared Analysis",
  aso_tools: "ASO Tools",
  subscription: "Subscription",
  subscription_limits_demo: "Subscription Limits Demo",
  test_api: "API Test",
  "admin.dashboard": "Admin Dashboard",
  "admin.analytics": "Analytics",
  "admin.reports": "Admin Reports",
  "admin.users": "Users",
  "admin.notifications": "Admin Notifications",
  "admin.activity_log": "Activity Log",
  "admin.apps": "Apps",
  "admin.keywords": "Admin Keywords",
  "admin.tags": "Tags",
  "admin.request_pool": "Request Pool",
  "admin.blog": "Admin Blog",
  "admin.cms": "CMS",
  "admin.faq": "Admin FAQ",
  "admin.email_templates": "Email Templates",
  "admin.mail": "Mail",
  "admin.subscriptions": "Subscriptions",
  "admin.subscription_plans": "Subscriptions",
  "admin.subscription_limits": "Subscription Limits",
  "admin.paddle_products": "Paddle Products",
  "admin.paddle_tutorial": "Paddle Tutorial",
  "admin.apple_search_ads": "Apple Search Ads",
  "admin.settings": "Admin Settings",
  "admin.system": "System",
  "admin.logs": "Logs",
  "admin.api_test": "API Test",
};

const SEEDS: readonly (readonly [key: string, value: string, description: string])[] = [
  ["seo.title.home", DEFAULT_TITLE, "Title of the home page"],
  ...Object.entries(PAGES).map(
    ([page, title]) => [`seo.title.${page}`, `${title} - ${PRODUCT_NAME}`, `Title of /${page}`] as const,
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
