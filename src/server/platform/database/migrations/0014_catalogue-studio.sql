CREATE TABLE "desk_products" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"draft" text,
	"withdrawn" text,
	"position" integer,
	"redirect_product_id" uuid,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"action" text NOT NULL,
	"content" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"url" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"dominant_color" text NOT NULL,
	"widths" text NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	"uploaded_by" text NOT NULL,
	"unused_since" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "product_images" ADD COLUMN "alt_text" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "revision" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "product_history_product_id_at" ON "product_history" USING btree ("product_id","at");--> statement-breakpoint
CREATE INDEX "order_items_figures" ON "order_items" USING btree ("order_id","category","product_id","quantity","line_total_paise");