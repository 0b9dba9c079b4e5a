CREATE TABLE "customer_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_search_terms" (
	"user_id" uuid NOT NULL,
	"term" text NOT NULL,
	CONSTRAINT "customer_search_terms_user_id_term_pk" PRIMARY KEY("user_id","term")
);
--> statement-breakpoint
CREATE TABLE "inquiry_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "inquiry_search_terms" (
	"inquiry_id" uuid NOT NULL,
	"term" text NOT NULL,
	CONSTRAINT "inquiry_search_terms_inquiry_id_term_pk" PRIMARY KEY("inquiry_id","term")
);
--> statement-breakpoint
CREATE TABLE "shop_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"facts" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text
);
--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "assigned_to" uuid;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "acknowledged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "done_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "product_id" uuid;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "product_title" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "category" text;--> statement-breakpoint
CREATE INDEX "customer_notes_user" ON "customer_notes" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "customer_search_terms_term" ON "customer_search_terms" USING btree ("term" text_pattern_ops,"user_id");--> statement-breakpoint
CREATE INDEX "inquiry_replies_inquiry" ON "inquiry_replies" USING btree ("inquiry_id","at");--> statement-breakpoint
CREATE INDEX "inquiry_search_terms_term" ON "inquiry_search_terms" USING btree ("term" text_pattern_ops,"inquiry_id");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "inquiries_created" ON "inquiries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "inquiries_open" ON "inquiries" USING btree ("done_at","is_suspect","created_at","id");--> statement-breakpoint
CREATE INDEX "inquiries_suspect" ON "inquiries" USING btree ("is_suspect","created_at","id");--> statement-breakpoint
CREATE INDEX "inquiries_assigned" ON "inquiries" USING btree ("assigned_to","created_at","id");--> statement-breakpoint
CREATE INDEX "inquiries_email" ON "inquiries" USING btree (lower(btrim("email", E' \t\n\x0b\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff')));--> statement-breakpoint
CREATE INDEX "order_events_moves" ON "order_events" USING btree ("to_status","order_id","seq","from_status","at");--> statement-breakpoint
CREATE INDEX "orders_paid" ON "orders" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "payment_attempts_created" ON "payment_attempts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "provider_payments_reported" ON "provider_payments" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "audit_entries_kind" ON "audit_entries" USING btree ("object_kind","seq");--> statement-breakpoint
CREATE INDEX "audit_entries_staff" ON "audit_entries" USING btree ("staff_id","seq");--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at","seq");