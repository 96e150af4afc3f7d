ALTER TABLE "blog_posts" ADD COLUMN "is_created" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "typed_version" integer;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "typed_slug" text;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "typed_time" text;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "typed_category" text;