CREATE TABLE "open_checkouts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"fingerprint" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"order_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"from_status" integer,
	"to_status" integer NOT NULL,
	"cause" text NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_events_order_id_seq_pk" PRIMARY KEY("order_id","seq")
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"order_id" uuid NOT NULL,
	"line_no" integer NOT NULL,
	"cart_line_id" uuid NOT NULL,
	"cart_line_key" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price_paise" bigint NOT NULL,
	"line_total_paise" bigint NOT NULL,
	"shown" text NOT NULL,
	CONSTRAINT "order_items_order_id_line_no_pk" PRIMARY KEY("order_id","line_no")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"user_id" uuid NOT NULL,
	"status" integer NOT NULL,
	"cancel_reason" text,
	"amount_paise" bigint NOT NULL,
	"round_off_paise" bigint NOT NULL,
	"currency" text NOT NULL,
	"customer_name" text NOT NULL,
	"customer_email" text NOT NULL,
	"customer_phone" text NOT NULL,
	"address_line_1" text NOT NULL,
	"address_line_2" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"postal_code" text NOT NULL,
	"country" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"payment_id" text,
	"version" integer NOT NULL,
	CONSTRAINT "orders_order_number_unique" UNIQUE("order_number")
);
--> statement-breakpoint
CREATE TABLE "payment_alerts" (
	"alert_key" text PRIMARY KEY NOT NULL,
	"order_id" uuid,
	"kind" text NOT NULL,
	"details" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"provider_order_id" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"attempt_no" integer NOT NULL,
	"state" text NOT NULL,
	"session_id" text,
	"pending_payment_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"next_check_at" timestamp with time zone,
	"checks" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_payments" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"provider_order_id" text NOT NULL,
	"order_id" uuid NOT NULL,
	"status" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"message" text,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"refund_id" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"provider_order_id" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"state" text NOT NULL,
	"provider_refund_id" text,
	"extra_payment_id" text,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"next_check_at" timestamp with time zone,
	"checks" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_inbox" (
	"dedupe_key" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"provider_order_id" text,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "orders_user_created" ON "orders" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_status_created" ON "orders" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "payment_attempts_order" ON "payment_attempts" USING btree ("order_id","attempt_no");--> statement-breakpoint
CREATE INDEX "payment_attempts_next_check" ON "payment_attempts" USING btree ("next_check_at");--> statement-breakpoint
CREATE INDEX "provider_payments_order" ON "provider_payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_next_check" ON "refunds" USING btree ("next_check_at");