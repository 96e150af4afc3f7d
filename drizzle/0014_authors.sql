CREATE TABLE "author_addresses" (
	"slug" text PRIMARY KEY NOT NULL,
	"author_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "authors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"line" text,
	"image_url" text,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "authors_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "author_addresses" ADD CONSTRAINT "author_addresses_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "author_addresses_author" ON "author_addresses" USING btree ("author_id");--> statement-breakpoint
-- Everybody who signs a post, at the address of `makeNameSlug`. A name with other signs than these stays free text.
INSERT INTO "authors" ("name", "slug")
SELECT DISTINCT ON (slug) author, slug
FROM (
	SELECT author, count(*) AS posts, max(created_at) AS newest,
		regexp_replace(btrim(regexp_replace(translate(plain, '.''', ''), '[ -]+', ' ', 'g')), ' ', '-', 'g') AS slug
	FROM (
		SELECT author, created_at,
			lower(regexp_replace(normalize(author, NFD), '[\u0300-\u036f]', '', 'g')) AS plain
		FROM "blog_posts"
		WHERE char_length(author) <= 120
	) AS named
	WHERE plain ~ '^[a-z][a-z .''-]*$' AND plain !~ ' [.]'
	GROUP BY author, plain
) AS signed
WHERE slug <> 'index'
ORDER BY slug, posts DESC, newest DESC;
