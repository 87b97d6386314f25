import { lazy, type ComponentType } from "react";

const page = (path: string, load: () => Promise<ComponentType>) => ({
  path,
  Page: lazy(async () => ({ default: await load() })),
});

const loadSubscriptions = () =>
  import("../features/subscriptions/subscriptions.page").then((module) => module.SubscriptionsPage);

/** Pages, each loaded when it is first opened. A new page goes here and into `remote.json`. */
export const pages = [
  page("/admin", () => import("../features/overview/overview.page").then((module) => module.OverviewPage)),
  page("/admin/users", () => import("../features/users/users.page").then((module) => module.UsersPage)),
  page("/admin/users/:id", () => import("../features/user/user.page").then((module) => module.UserPage)),
  page("/admin/settings", () =>
    import("../features/settings/settings.page").then((module) => module.SettingsPage),
  ),
  page("/admin/system", () => import("../features/system/system.page").then((module) => module.SystemPage)),
  page("/admin/apps", () => import("../features/apps/apps.page").then((module) => module.AppsPage)),
  page("/admin/apps/:id", () => import("../features/app/app.page").then((module) => module.AppPage)),
  page("/admin/keywords", () =>
    import("../features/keywords/keywords.page").then((module) => module.KeywordsPage),
  ),
  page("/admin/tags", () => import("../features/tags/tags.page").then((module) => module.TagsPage)),
  page("/admin/analytics", () =>
    import("../features/analytics/analytics.page").then((module) => module.AnalyticsPage),
  ),
  page("/admin/api-test", () =>
    import("../features/api-test/api-test.page").then((module) => module.ApiTestPage),
  ),
  page("/admin/apple-search-ads", () =>
    import("../features/apple-ads/apple-ads.page").then((module) => module.AppleAdsPage),
  ),
  page("/admin/request-pool", () =>
    import("../features/request-pool/request-pool.page").then((module) => module.RequestPoolPage),
  ),
  page("/admin/activity-log", () =>
    import("../features/activity-log/activity-log.page").then((module) => module.ActivityLogPage),
  ),
  page("/admin/blog", () => import("../features/blog/blog.page").then((module) => module.BlogPage)),
  page("/admin/blog/create", () =>
    import("../features/blog-post/new-post.page").then((module) => module.NewPostPage),
  ),
  page("/admin/blog/edit/:id", () =>
    import("../features/blog-post/edit-post.page").then((module) => module.EditPostPage),
  ),
  page("/admin/blog/categories", () =>
    import("../features/blog-categories/categories.page").then((module) => module.BlogCategoriesPage),
  ),
  page("/admin/cms", () => import("../features/cms/cms.page").then((module) => module.CmsPage)),
  page("/admin/cms/create", () =>
    import("../features/cms-page/new-page.page").then((module) => module.NewCmsPage),
  ),
  page("/admin/cms/edit/:id", () =>
    import("../features/cms-page/edit-page.page").then((module) => module.EditCmsPage),
  ),
  page("/admin/faq", () => import("../features/faq/faq.page").then((module) => module.FaqPage)),
  page("/admin/notifications", () =>
    import("../features/notifications/notifications.page").then((module) => module.NotificationsPage),
  ),
  page("/admin/email-templates", () =>
    import("../features/email-templates/email-templates.page").then((module) => module.EmailTemplatesPage),
  ),
  page("/admin/logs", () => import("../features/logs/logs.page").then((module) => module.LogsPage)),
  page("/admin/reports", () =>
    import("../features/reports/reports.page").then((module) => module.ReportsPage),
  ),
  page("/admin/mail", () => import("../features/mail/mail.page").then((module) => module.MailPage)),
  page("/admin/subscriptions", loadSubscriptions),
  page("/admin/subscription-plans", loadSubscriptions),
  page("/admin/business", () =>
    import("../features/business/business.page").then((module) => module.BusinessPage),
  ),
  page("/admin/plan-requests", () =>
    import("../features/plan-requests/plan-requests.page").then((module) => module.PlanRequestsPage),
  ),
  page("/admin/subscription-limits", () =>
    import("../features/plans/plans.page").then((module) => module.PlansPage),
  ),
  page("/admin/paddle-products", () =>
    import("../features/paddle/products.page").then((module) => module.PaddleProductsPage),
  ),
  page("/admin/paddle-tutorial", () =>
    import("../features/paddle/tutorial.page").then((module) => module.PaddleTutorialPage),
  ),
];
