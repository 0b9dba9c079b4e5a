CREATE TABLE "content_documents" (
	"key" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"draft" text,
	"published" text,
	"published_number" integer NOT NULL,
	"published_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"number" integer NOT NULL,
	"content" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_state" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sub_category_redirects" (
	"category" text NOT NULL,
	"old_slug" text NOT NULL,
	"new_slug" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sub_category_redirects_category_old_slug_pk" PRIMARY KEY("category","old_slug")
);
--> statement-breakpoint
CREATE INDEX "content_history_key_number" ON "content_history" USING btree ("key","number");