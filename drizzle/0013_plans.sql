CREATE TABLE "plans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"post_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"fields" jsonb,
	"base_revision" integer,
	"leads_to" uuid,
	"waits" text,
	"user_name" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plans_post_kind" UNIQUE("post_id","kind")
);
--> statement-breakpoint
CREATE TABLE "post_forwards" (
	"post_id" uuid PRIMARY KEY NOT NULL,
	"leads_to" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_leads_to_blog_posts_id_fk" FOREIGN KEY ("leads_to") REFERENCES "public"."blog_posts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_forwards" ADD CONSTRAINT "post_forwards_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_forwards" ADD CONSTRAINT "post_forwards_leads_to_blog_posts_id_fk" FOREIGN KEY ("leads_to") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plans_due" ON "plans" USING btree ("at") WHERE waits is null;