/** The option fields of cart items and order items; null where the category does not have the option. */
import * as z from 'zod/mini';

export const itemOptionFields = {
  wallpaperFinish: z.nullable(z.string()),
  wallpaperIsWashable: z.nullable(z.boolean()),
  curtainConfiguration: z.nullable(z.string()),
  curtainHeading: z.nullable(z.string()),
  curtainTiebacks: z.nullable(z.string()),
  fittingType: z.nullable(z.string()),
  blindStyle: z.nullable(z.string()),
  motorisation: z.nullable(z.string()),
  chainColour: z.nullable(z.string()),
  sideOfControls: z.nullable(z.string()),
  fabricMaterial: z.nullable(z.string()),
  fabricWidth: z.nullable(z.number()),
  fabricIsWashable: z.nullable(z.boolean()),
  canvasFrameType: z.nullable(z.string()),
  canvasHasMirrorEdges: z.nullable(z.boolean()),
};

export const itemOptionsSchema = z.object(itemOptionFields);
export type ItemOptions = z.infer<typeof itemOptionsSchema>;
