import { useMemo, useState } from 'react';
import { metresToInches } from '#domain/measuring/length-unit.ts';
import { describeFlatPiece } from '#domain/room/choice-captions.ts';
import type { Quad } from '#domain/room/homography.ts';
import { measurePhotoWall } from '#domain/room/photo-wall.ts';
import { buildRoomAltText, describeSize } from '#domain/room/room-captions.ts';
import { Caption } from '../caption.tsx';
import { ColourTools } from '../colour-tools.tsx';
import { PictureTools } from '../picture-tools.tsx';
import { createPatternSource } from '../rendering/pattern-picture.ts';
import { RoomFrame } from '../rendering/room-frame.tsx';
import { createPhotoView } from '../rendering/scene-view.ts';
import styles from '../room.module.css';
import { findPatternImage } from '../room-colours.ts';
import type { RoomProps } from '../room-props.ts';
import { LIVE_VIEW_UNAVAILABLE_MESSAGE, StillRoom } from '../still-room.tsx';
import { CornerHandles } from './corner-handles.tsx';
import { INITIAL_CORNERS } from './corners.ts';
import { measureLight, type OwnPhoto } from './own-photo.ts';
import { PhotoPicker } from './photo-picker.tsx';
import { EMPTY_REFERENCE_LENGTH, parseReferenceLength, ReferenceLengthField } from './reference-length.tsx';

/** Shows the product on a wall in the visitor's photo. */
export function OwnWall(props: RoomProps) {
  const [photo, setPhoto] = useState<OwnPhoto>();
  return (
    <>
      {!photo && (
        <div className={styles.invitation}>
          <p>Choose a photo of your wall. It stays on this device and nobody else sees it.</p>
          <PhotoPicker label="Choose a photo" onPick={setPhoto} />
        </div>
      )}
      {photo && <PhotoRoom key={photo.key} {...props} photo={photo} onPick={setPhoto} />}
    </>
  );
}

type PhotoRoomProps = RoomProps & { photo: OwnPhoto; onPick: (photo: OwnPhoto) => void };

function PhotoRoom({ photo, onPick, ...props }: PhotoRoomProps) {
  const { product, colorHex, size, unit, type, options } = props;
  const [corners, setCorners] = useState<Quad>(INITIAL_CORNERS);
  const [length, setLength] = useState(EMPTY_REFERENCE_LENGTH);
  const wall = measurePhotoWall(corners, photo, parseReferenceLength(length, unit));
  const light = useMemo(() => measureLight(photo, corners), [photo, corners]);
  const isPicture = product.category === 'canvas';
  const image = findPatternImage(product.images, colorHex);
  const patternSource = image && createPatternSource(image, isPicture);
  const viewOptions = patternSource && {
    pattern: patternSource.pattern,
    size,
    frameType: type?.frameType,
    isPicture,
    options,
    split: 2,
  };
  const view = viewOptions && createPhotoView(wall.ok ? wall.value : EMPTY_WALL, light, viewOptions);
  const wallCaption = wall.ok
    ? `The marked area is ${describeSize(unit, toInchSize(wall.value))}. Everything on it is drawn to scale.`
    : wall.message;
  const flat = describeFlatPiece(product.category);
  return (
    <RoomFrame
      input={{
        roomKey: photo.key,
        loadRoom: async () => ({ base: photo.canvas }),
        textureKind: 'colours',
        leftPattern: patternSource,
        rightPattern: undefined,
        view,
      }}
      size={[photo.width, photo.height]}
      alt={`${buildRoomAltText({ ...props, ...product, colour: image?.colorName }, 'your own photo', 'on the wall')} ${flat}`.trim()}
      fallback={<StillRoom {...props} />}
      overlay={(box) => <CornerHandles box={box} corners={corners} onChange={setCorners} />}
    >
      {(capturePicture, status) => (
        <>
          <Caption
            lines={[status === 'unavailable' ? LIVE_VIEW_UNAVAILABLE_MESSAGE : wallCaption, flat]}
            detail="Drag the corners onto your wall. Furniture in front will be covered."
          />
          <ReferenceLengthField draft={length} onChange={setLength} unit={unit} />
          <div className={styles.tools}>
            <PictureTools
              capturePicture={capturePicture}
              title={product.title}
              isReady={status === 'ready' && wall.ok}
            />
            <PhotoPicker label="Choose another photo" onPick={onPick} />
          </div>
          <ColourTools {...props} />
        </>
      )}
    </RoomFrame>
  );
}

/** Covers nothing; used until the wall is measured. */
const EMPTY_WALL = { width: 0, height: 0, toWall: [0, 0, -1, 0, 0, -1, 0, 0, 1] };

const toInchSize = ({ width, height }: { width: number; height: number }) => ({
  widthInInches: metresToInches(width),
  heightInInches: metresToInches(height),
});
