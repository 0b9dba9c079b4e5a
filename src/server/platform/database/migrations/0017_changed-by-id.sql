ALTER TABLE "content_documents" ADD COLUMN "changed_by_id" uuid;--> statement-breakpoint
ALTER TABLE "desk_products" ADD COLUMN "changed_by_id" uuid;