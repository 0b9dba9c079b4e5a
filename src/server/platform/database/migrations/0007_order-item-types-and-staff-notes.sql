ALTER TABLE "order_events" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "product_type_id" uuid;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "product_type_title" text;--> statement-breakpoint
ALTER TABLE "payment_alerts" ADD COLUMN "resolved_by" text;--> statement-breakpoint
ALTER TABLE "payment_alerts" ADD COLUMN "resolution" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "note" text;