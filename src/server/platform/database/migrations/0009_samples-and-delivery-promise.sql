ALTER TABLE "cart_lines" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "size_includes_allowance" boolean;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promised_on" date;