CREATE TABLE "untold_addresses" (
	"slug" text PRIMARY KEY NOT NULL,
	"publication" bigint NOT NULL,
	"post_id" uuid NOT NULL,
	"post_revision" integer,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL
);
