CREATE TABLE "inquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"ticket" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"subject" text,
	"details" text NOT NULL,
	"is_suspect" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"topic" text NOT NULL,
	"payload" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"attempts" integer NOT NULL,
	"last_error" text
);
--> statement-breakpoint
CREATE INDEX "inquiries_created_at" ON "inquiries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "inquiries_ticket" ON "inquiries" USING btree ("ticket");--> statement-breakpoint
CREATE INDEX "outbox_due_at" ON "outbox" USING btree ("due_at");