CREATE TABLE "catalogue_state" (
	"id" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"sort_order" integer NOT NULL,
	"url" text NOT NULL,
	"hex_code" text,
	"color_name" text,
	"kind" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"dominant_color" text NOT NULL,
	"widths" text NOT NULL,
	"inches_wide_hundredths" integer
);
--> statement-breakpoint
CREATE TABLE "product_types" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"price_per_sq_ft_paise" integer NOT NULL,
	"finish" text,
	"is_washable" boolean,
	"configuration" text,
	"heading" text,
	"tiebacks" text,
	"fitting_type" text,
	"blind_style" text,
	"motorisation" text,
	"chain_colour" text,
	"side_of_controls" text,
	"material" text,
	"width_hundredths" integer,
	"height_hundredths" integer,
	"frame_type" text,
	"has_mirror_edges" boolean
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"category" text NOT NULL,
	"sub_category" text,
	"sub_category_slug" text NOT NULL,
	"order_comment" text,
	"is_featured" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_started_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "product_images_product_id" ON "product_images" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_types_product_id" ON "product_types" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "rate_limits_expires_at" ON "rate_limits" USING btree ("expires_at");