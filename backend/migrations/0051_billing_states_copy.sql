UPDATE "billing_events" e SET "price_id" = s."price_id", "is_backfilled" = s."is_backfilled"
FROM "subscription_states" s
WHERE e."subscription_id" = s."subscription_id" AND e."occurred_at" = s."occurred_at" AND e."status" = s."status";--> statement-breakpoint
-- Events of older versions don't name their subscription, so the states from before have no event.
INSERT INTO "billing_events" ("event_id", "type", "subscription_id", "status", "price_id", "occurred_at", "is_backfilled")
SELECT 'backfilled-' || s."id", 'subscription.backfilled', s."subscription_id", s."status", s."price_id", s."occurred_at", s."is_backfilled"
FROM "subscription_states" s
WHERE NOT EXISTS (
  SELECT FROM "billing_events" e
  WHERE e."subscription_id" = s."subscription_id" AND e."occurred_at" = s."occurred_at" AND e."status" = s."status"
);
