CREATE TABLE "build_findings" (
	"post_id" uuid PRIMARY KEY NOT NULL,
	"post_revision" integer NOT NULL,
	"kind" text NOT NULL,
	"fault" text,
	"detail" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "build_findings" ADD CONSTRAINT "build_findings_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;