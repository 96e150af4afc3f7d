CREATE TABLE "searches" (
	"day" date NOT NULL,
	"query" text NOT NULL,
	"times" integer NOT NULL,
	"results" integer NOT NULL,
	CONSTRAINT "searches_day_query_pk" PRIMARY KEY("day","query")
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"post_id" uuid NOT NULL,
	"span" text NOT NULL,
	"since" date NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "visits_post_id_span_since_kind_pk" PRIMARY KEY("post_id","span","since","kind")
);
--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visits_since" ON "visits" USING btree ("since");--> statement-breakpoint
INSERT INTO "visits" ("post_id", "span", "since", "kind", "count")
SELECT "blog_posts"."id", 'day', substr("site_state"."key", 7)::date, 'view', "counted"."value"::integer
FROM "site_state"
CROSS JOIN LATERAL jsonb_each_text("site_state"."value") AS "counted"
JOIN "blog_posts" ON "blog_posts"."slug" = "counted"."key"
WHERE "site_state"."key" ~ '^views/\d{4}-\d\d-\d\d$';
