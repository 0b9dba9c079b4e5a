import { useRef, useState } from 'react';
import { metresToInches } from '#domain/measuring/length-unit.ts';
import { describeFlatPiece } from '#domain/room/choice-captions.ts';
import type { Quad } from '#domain/room/homography.ts';
import { buildRoomAltText, describeSize } from '#domain/room/room-captions.ts';
import { Caption } from '../caption.tsx';
import { ColourTools } from '../colour-tools.tsx';
import { PictureTools } from '../picture-tools.tsx';
import { createPatternSource } from '../rendering/pattern-picture.ts';
import { RoomFrame } from '../rendering/room-frame.tsx';
import { createPhotoView } from '../rendering/scene-view.ts';
import roomStyles from '../room.module.css';
import { findPatternImage } from '../room-colours.ts';
import type { ShownProps } from '../room-props.ts';
import { StillRoom, toStillLines } from '../still-room.tsx';
import { Toggle } from '../toggle.tsx';
import { BrushPad } from './brush-pad.tsx';
import { BrushTools, FIRST_BRUSH } from './brush-tools.tsx';
import { CornerHandles } from './corner-handles.tsx';
import { INITIAL_CORNERS } from './corners.ts';
import type { OwnPhoto } from './own-photo.ts';
import styles from './own-wall.module.css';
import { PhotoPicker } from './photo-picker.tsx';
import { createReferenceLength, type ReferenceLengthDraft, ReferenceLengthField } from './reference-length.tsx';
import { useFurniture } from './use-furniture.ts';
import { WALL_MARK_SHADER } from './wall-mark-shader.ts';
import { createWallMeter } from './wall-meter.ts';
import { type WallStep, WallSteps } from './wall-steps.tsx';

/** Shows the product on a wall in the visitor's photo. */
export function OwnWall(props: ShownProps) {
  const [photo, setPhoto] = useState<OwnPhoto>();
  if (photo) return <PhotoRoom key={photo.key} {...props} photo={photo} onPick={setPhoto} />;
  return (
    <div className={styles.invitation}>
      <p>Choose a photo of your wall. It stays on this device and nobody else sees it.</p>
      <PhotoPicker label="Choose a photo" onPick={setPhoto} />
    </div>
  );
}

type PhotoRoomProps = ShownProps & { photo: OwnPhoto; onPick: (photo: OwnPhoto) => void };

const STEP_HINTS: Readonly<Record<WallStep, string>> = {
  corners: 'Drag the four corners onto your wall.',
  furniture: 'Brush over furniture to keep it in front of the wall.',
};

function PhotoRoom({ photo, onPick, ...props }: PhotoRoomProps) {
  const { product, colorHex, shownSize, exactSize, unit, type, options } = props;
  const [step, setStep] = useState<WallStep>('corners');
  const [corners, setCorners] = useState<Quad>(INITIAL_CORNERS);
  const movedCorners = useRef(corners);
  const [length, setLength] = useState<ReferenceLengthDraft>({ side: 'width' });
  const { text: lengthText, reference } = createReferenceLength(product.category, props.size, length, unit);
  const [brush, setBrush] = useState(FIRST_BRUSH);
  const furniture = useFurniture(photo);
  const [measureWall] = useState(() => createWallMeter(photo));
  const { wall } = measureWall(corners, reference);
  const isPicture = product.category === 'canvas';
  const image = findPatternImage(product.images, colorHex);
  const patternSource = image && createPatternSource(image, isPicture);
  const getView = () => {
    const moved = measureWall(movedCorners.current, reference);
    return (
      patternSource &&
      createPhotoView(moved.wall.ok ? moved.wall.value : EMPTY_WALL, moved.light, {
        pattern: patternSource.pattern,
        size: shownSize,
        frameType: type?.frameType,
        isPicture,
        options,
      })
    );
  };
  const wallCaption = wall.ok
    ? `The marked area is ${describeSize(unit, toInchSize(wall.value))}. Everything on it is drawn to scale.`
    : wall.message;
  const flat = describeFlatPiece(product.category);
  return (
    <RoomFrame
      input={{
        roomKey: photo.key,
        loadRoom: async () => ({ base: photo.canvas, mask: furniture.mask }),
        textureKind: 'colours',
        markShader: WALL_MARK_SHADER,
        leftPattern: patternSource,
        rightPattern: undefined,
        getView,
      }}
      size={[photo.width, photo.height]}
      fit="contain"
      alt={`${buildRoomAltText({ ...props, ...product, size: shownSize, colour: image?.colorName }, 'your own photo', 'on the wall')} ${flat}`.trim()}
      fallback={<StillRoom {...props} />}
      overlay={(stage) =>
        step === 'corners' ? (
          <CornerHandles stage={stage} corners={corners} moved={movedCorners} onDrop={setCorners} />
        ) : (
          <BrushPad
            stage={stage}
            brush={brush}
            onPaint={(stroke) => stage.redrawMask(furniture.mask, furniture.paint(stroke))}
            onStroke={furniture.addStroke}
          />
        )
      }
    >
      {({ capturePicture, status, redrawMask }) => (
        <>
          <div className={roomStyles.tools}>
            <WallSteps step={step} onChoose={setStep} />
            {exactSize && (
              <Toggle icon="fit" label="My exact size" isPressed={exactSize.isOn} onToggle={exactSize.toggle} />
            )}
          </div>
          {step === 'furniture' ? (
            <BrushTools
              brush={brush}
              onChange={setBrush}
              canUndo={furniture.canUndo}
              onUndo={() => redrawMask(furniture.mask, furniture.undo())}
            />
          ) : (
            <ReferenceLengthField draft={length} text={lengthText} onChange={setLength} unit={unit} />
          )}
          <Caption lines={[...(toStillLines(status) ?? [wallCaption]), flat]} detail={STEP_HINTS[step]} />
          <div className={roomStyles.tools}>
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
