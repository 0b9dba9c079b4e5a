import type { DraftImage } from '#contract/desk/products/desk-product.ts';
import { useLeaveGuard } from '#desk/elements/saving/use-leave-guard.ts';
import type { UploadedPicture } from '#desk/elements/uploads/upload-picture.ts';
import { useUploads } from '#desk/elements/uploads/use-uploads.ts';
import type { ProductAutosave } from './product-draft.ts';

/** Adds pictures to the draft as uploads finish, and asks before somebody leaves during one. */
export function usePictureUploads(
  autosave: ProductAutosave,
  change: ProductAutosave['change'],
  announce: (text: string) => void,
) {
  const [uploads, queue] = useUploads((picture, file) => {
    if (autosave.getView().draft.images.some(({ url }) => url === picture.url))
      return 'This picture has already been added.';
    change((current) => ({ ...current, images: [...current.images, toDraftImage(picture)] }));
    announce(`${file.name} was added.`);
    return undefined;
  });
  const isUploading = uploads.some(({ state }) => state === 'waiting' || state === 'sending');
  return { uploads, queue, isUploading, guard: useLeaveGuard(autosave, isUploading) };
}

/** New pictures are flats without a true width until staff choose more. */
const toDraftImage = (picture: UploadedPicture): DraftImage => ({
  ...picture,
  kind: 'flat',
  hexCode: null,
  colorName: null,
});
