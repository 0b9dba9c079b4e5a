ALTER TABLE "content_documents" ADD COLUMN "published_note" text;--> statement-breakpoint
ALTER TABLE "content_history" ADD COLUMN "note" text;