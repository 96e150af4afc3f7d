CREATE TABLE "videos" (
	"address" text PRIMARY KEY NOT NULL,
	"title" text,
	"channel" text,
	"seconds" integer,
	"picture" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_picture_images_hash_fk" FOREIGN KEY ("picture") REFERENCES "public"."images"("hash") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "videos_due" ON "videos" USING btree ("next_try_at") WHERE next_try_at is not null;