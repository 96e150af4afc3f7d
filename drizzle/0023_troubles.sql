CREATE TABLE "troubles" (
	"key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"trouble" jsonb NOT NULL,
	"found_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ending" jsonb,
	"told_to" uuid[] DEFAULT '{}' NOT NULL,
	"well_told_to" uuid[] DEFAULT '{}' NOT NULL,
	"claimed_until" timestamp (3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "admin_users" ADD COLUMN "trouble_mails" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "promises" jsonb;