ALTER TABLE "audit_log" ADD COLUMN "source" text DEFAULT 'server' NOT NULL;--> statement-breakpoint
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Entries of the audit log are added, never changed.';
END;
$$;--> statement-breakpoint
CREATE TRIGGER "audit_log_is_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
