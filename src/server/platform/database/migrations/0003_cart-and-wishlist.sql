CREATE TABLE "cart_lines" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" uuid NOT NULL,
	"product_type_id" uuid,
	"color_hex" text,
	"width_hundredths" integer,
	"height_hundredths" integer,
	"quantity" integer NOT NULL,
	"image_url" text,
	"curtain_configuration" text,
	"curtain_heading" text,
	"curtain_tiebacks" text,
	"fitting_type" text,
	"blind_style" text,
	"motorisation" text,
	"chain_colour" text,
	"side_of_controls" text,
	"order_comment" text,
	CONSTRAINT "cart_lines_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wishlist_entries" (
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"shown" text NOT NULL,
	CONSTRAINT "wishlist_entries_user_id_product_id_pk" PRIMARY KEY("user_id","product_id")
);
