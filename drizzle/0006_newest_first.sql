DROP INDEX "blog_posts_public";--> statement-breakpoint
DROP INDEX "blog_posts_recent";--> statement-breakpoint
DROP INDEX "images_recent";--> statement-breakpoint
CREATE INDEX "blog_posts_public" ON "blog_posts" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE published and deleted_at is null;--> statement-breakpoint
CREATE INDEX "blog_posts_recent" ON "blog_posts" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "images_recent" ON "images" USING btree ("created_at" DESC NULLS FIRST,"hash");