import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { canSharePictures, savePicture, sharePicture } from '../../browser/save-picture.ts';
import type { TakePicture } from './stage/room-frame.tsx';

type PictureToolsProps = { takePicture: TakePicture; title: string; isReady: boolean };

const buildFileName = (title: string): string => `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-in-a-room.jpg`;

/** Saves and shares the current view; the picture is created in the browser. */
export function PictureTools({ takePicture, title, isReady }: PictureToolsProps) {
  const [canShare] = useState(canSharePictures);
  const use = async (hand: (picture: Blob, name: string) => unknown) => {
    const picture = await takePicture();
    if (picture) await hand(picture, buildFileName(title));
  };
  return (
    <>
      <Button variant="secondary" size="small" disabled={!isReady} onClick={() => void use(savePicture)}>
        Save picture
      </Button>
      {canShare && (
        <Button
          variant="secondary"
          size="small"
          disabled={!isReady}
          onClick={() => void use((picture, name) => sharePicture(picture, name, title))}
        >
          Share picture
        </Button>
      )}
    </>
  );
}
