-- The last use of each account is the only one known from before days were recorded.
INSERT INTO "account_days" ("user_id", "day", "is_backfilled")
SELECT "id", ("last_seen_at" AT TIME ZONE 'UTC')::date, true FROM "users" WHERE "last_seen_at" IS NOT NULL;--> statement-breakpoint
INSERT INTO "subscription_states" ("subscription_id", "status", "price_id", "occurred_at", "is_backfilled")
SELECT "id", "status", "price_id", "occurred_at", true FROM "subscriptions";--> statement-breakpoint
-- The audit log has every change of a plan as "address: before → after", followed by " by subscription" for paid ones.
INSERT INTO "plan_changes" ("user_id", "at", "before", "after")
SELECT u."id", a."at", change[1], change[2]
FROM "audit_log" a
CROSS JOIN LATERAL regexp_match(a."details", ': (\S+) → (\S+)(?: by subscription)?$') AS change
JOIN "users" u ON u."email" = split_part(a."details", ': ', 1)
WHERE a."action" = 'user.plan-changed' AND a."result" = 'ok' AND change IS NOT NULL
ORDER BY a."id";
