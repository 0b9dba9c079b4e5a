import { useMemo, useState } from 'react';
import { flatWords } from '#domain/room/choice-words.ts';
import type { Quad } from '#domain/room/homography.ts';
import { metresToInches } from '#domain/room/metres.ts';
import { photoWall } from '#domain/room/photo-wall.ts';
import { pictureWords, sizeWords } from '#domain/room/room-words.ts';
import { Caption } from '../caption.tsx';
import { ColourTools } from '../colour-tools.tsx';
import { PictureTools } from '../picture-tools.tsx';
import styles from '../room.module.css';
import { patternImage } from '../room-colours.ts';
import type { RoomProps } from '../room-props.ts';
import { patternSource } from '../stage/pattern-picture.ts';
import { RoomFrame } from '../stage/room-frame.tsx';
import { photoView } from '../stage/scene-view.ts';
import { STILL_WORDS, StillRoom } from '../still-room.tsx';
import { CornerHandles } from './corner-handles.tsx';
import { FIRST_CORNERS } from './corners.ts';
import { EMPTY_KNOWN_LENGTH, KnownLengthField, knownLengthOf } from './known-length.tsx';
import { lightOf, type OwnPhoto } from './own-photo.ts';
import { PhotoChoice } from './photo-choice.tsx';

/** The product on a wall of the visitor's own. */
export function OwnWall(props: RoomProps) {
  const [photo, setPhoto] = useState<OwnPhoto>();
  return (
    <>
      {!photo && (
        <div className={styles.invitation}>
          <p>Choose a photo of your wall. It stays on this device; nobody else sees it.</p>
          <PhotoChoice label="Choose a photo" onPhoto={setPhoto} />
        </div>
      )}
      {photo && <PhotoRoom key={photo.key} {...props} photo={photo} onPhoto={setPhoto} />}
    </>
  );
}

type PhotoRoomProps = RoomProps & { photo: OwnPhoto; onPhoto: (photo: OwnPhoto) => void };

function PhotoRoom({ photo, onPhoto, ...props }: PhotoRoomProps) {
  const { product, colorHex, size, unit, type, options } = props;
  const [corners, setCorners] = useState<Quad>(FIRST_CORNERS);
  const [length, setLength] = useState(EMPTY_KNOWN_LENGTH);
  const wall = photoWall(corners, photo, knownLengthOf(length, unit));
  const light = useMemo(() => lightOf(photo, corners), [photo, corners]);
  const isPicture = product.category === 'canvas';
  const image = patternImage(product.images, colorHex);
  const first = image && patternSource(image, isPicture);
  const wanted = first && { pattern: first.pattern, size, frameType: type?.frameType, isPicture, options, split: 2 };
  const view = wanted && photoView(wall.ok ? wall.value : NO_WALL, light, wanted);
  const words = wall.ok
    ? `The marked part of your wall is ${sizeWords(unit, inchesOf(wall.value))}. Everything on it is drawn to scale.`
    : wall.message;
  const flat = flatWords(product.category);
  return (
    <RoomFrame
      plan={{
        roomKey: photo.key,
        loadRoom: async () => ({ base: photo.canvas }),
        reading: 'colours',
        first,
        second: undefined,
        view,
      }}
      size={[photo.width, photo.height]}
      alt={`${pictureWords({ ...props, ...product, colour: image?.colorName }, 'your own photo', 'on the wall')} ${flat}`.trim()}
      still={<StillRoom {...props} />}
      overlay={(box) => <CornerHandles box={box} corners={corners} onChange={setCorners} />}
    >
      {(takePicture, status) => (
        <>
          <Caption
            lines={[status === 'still' ? STILL_WORDS : words, flat]}
            detail="Drag the corners onto your wall. What stands before it is covered too."
          />
          <KnownLengthField draft={length} onChange={setLength} unit={unit} />
          <div className={styles.tools}>
            <PictureTools takePicture={takePicture} title={product.title} isReady={status === 'live' && wall.ok} />
            <PhotoChoice label="Another photo" onPhoto={onPhoto} />
          </div>
          <ColourTools {...props} />
        </>
      )}
    </RoomFrame>
  );
}

/** Nothing is covered before the wall is known. */
const NO_WALL = { width: 0, height: 0, toWall: [0, 0, -1, 0, 0, -1, 0, 0, 1] };

const inchesOf = ({ width, height }: { width: number; height: number }) => ({
  widthInInches: metresToInches(width),
  heightInInches: metresToInches(height),
});
