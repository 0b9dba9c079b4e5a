import { useState } from 'react';
import { canSharePictures, savePicture, sharePicture } from '#storefront/browser/save-picture.ts';
import { Button } from '#ui/actions/button.tsx';
import type { CapturePicture } from './rendering/room-frame.tsx';

type PictureToolsProps = { capturePicture: CapturePicture; title: string; isReady: boolean };

const buildFileName = (title: string): string => `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-in-a-room.jpg`;

/** Saves and shares the current view; the picture is created in the browser. */
export function PictureTools({ capturePicture, title, isReady }: PictureToolsProps) {
  const [canShare] = useState(canSharePictures);
  const exportPicture = async (save: (picture: Blob, name: string) => unknown) => {
    const picture = await capturePicture();
    if (picture) await save(picture, buildFileName(title));
  };
  return (
    <>
      <Button variant="secondary" size="small" disabled={!isReady} onClick={() => void exportPicture(savePicture)}>
        Save picture
      </Button>
      {canShare && (
        <Button
          variant="secondary"
          size="small"
          disabled={!isReady}
          onClick={() => void exportPicture((picture, name) => sharePicture(picture, name, title))}
        >
          Share picture
        </Button>
      )}
    </>
  );
}
