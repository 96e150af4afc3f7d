CREATE TABLE "different_tags" (
	"one" text NOT NULL,
	"other" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "different_tags_one_other_pk" PRIMARY KEY("one","other")
);
--> statement-breakpoint
CREATE TABLE "former_categories" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "former_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"former_id" uuid,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"category_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "former_tags" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "former_tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"tag" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "topic_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"user_name" text,
	"act" text NOT NULL,
	"subject" text NOT NULL,
	"result" text,
	"kept" jsonb NOT NULL,
	"undone_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "icon" text;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "accent" text;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "line" text;--> statement-breakpoint
ALTER TABLE "former_categories" ADD CONSTRAINT "former_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_categories_target" ON "former_categories" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "former_categories_id" ON "former_categories" USING btree ("former_id");--> statement-breakpoint
CREATE INDEX "former_tags_name" ON "former_tags" USING btree ("name");--> statement-breakpoint
CREATE INDEX "former_tags_target" ON "former_tags" USING btree ("tag");--> statement-breakpoint
CREATE INDEX "topic_changes_recent" ON "topic_changes" USING btree ("created_at");