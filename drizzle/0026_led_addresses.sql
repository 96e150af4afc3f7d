CREATE TABLE "missed_addresses" (
	"day" date NOT NULL,
	"address" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "missed_addresses_day_address_pk" PRIMARY KEY("day","address")
);
--> statement-breakpoint
ALTER TABLE "old_addresses" ALTER COLUMN "post_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "old_addresses" ADD COLUMN "leads_to" text;--> statement-breakpoint
ALTER TABLE "old_addresses" ADD COLUMN "publication" bigint;