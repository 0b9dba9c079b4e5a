CREATE TABLE "known_devices" (
	"email_hash" text NOT NULL,
	"device_hash" text NOT NULL,
	"last_sign_in_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_email_hash_device_hash_pk" PRIMARY KEY("email_hash","device_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"email_hash" text NOT NULL,
	"device_hash" text NOT NULL,
	"failures" integer NOT NULL,
	"failures_expire_at" timestamp with time zone NOT NULL,
	"pending" integer NOT NULL,
	"pending_expire_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_in_failures_email_hash_device_hash_pk" PRIMARY KEY("email_hash","device_hash")
);
--> statement-breakpoint
CREATE INDEX "sign_in_failures_expire" ON "sign_in_failures" USING btree ("failures_expire_at");