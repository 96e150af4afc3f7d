CREATE TABLE "draft_links" (
	"post_id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"fields" jsonb NOT NULL,
	"post_revision" integer NOT NULL,
	"shown_at" timestamp (3) with time zone NOT NULL,
	"made_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"valid_until" timestamp (3) with time zone NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	"last_opened_on" date,
	CONSTRAINT "draft_links_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
ALTER TABLE "draft_links" ADD CONSTRAINT "draft_links_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;