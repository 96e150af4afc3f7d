ALTER TABLE "blog_posts" ADD COLUMN "image_credit" text;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "origin" text;