CREATE TABLE "bulk_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"user_name" text,
	"kept" jsonb NOT NULL,
	"undone_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "bulk_changes_recent" ON "bulk_changes" USING btree ("created_at");