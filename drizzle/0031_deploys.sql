CREATE TABLE "deploys" (
	"id" text PRIMARY KEY NOT NULL,
	"publication" bigint,
	"built_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"result" text
);
--> statement-breakpoint
-- This month's deploys were counted in a row of site_state, which stays for the release before.
INSERT INTO "deploys" ("id", "ended_at", "result")
	SELECT jsonb_array_elements_text(value -> 'ids'), updated_at, 'succeeded' FROM site_state WHERE key = 'deploys'
	ON CONFLICT DO NOTHING;
