import { useState } from 'react';
import { describeChoices } from '#domain/room/choice-captions.ts';
import { buildRoomAltText } from '#domain/room/room-captions.ts';
import type { RoomScene } from '#domain/room/room-scene.ts';
import { Caption } from './caption.tsx';
import { ColourTools } from './colour-tools.tsx';
import { CompareSlider } from './overlay/compare-slider.tsx';
import { Person } from './overlay/person.tsx';
import { ReferenceObjects } from './overlay/reference-objects.tsx';
import { Rulers } from './overlay/rulers.tsx';
import { findPersonPosition, getDrawnSize, locatePiece } from './overlay/wall-marks.ts';
import { PictureTools } from './picture-tools.tsx';
import { createPatternSource } from './rendering/pattern-picture.ts';
import { loadRoomFiles } from './rendering/room-files.ts';
import { type FrameSize, RoomFrame } from './rendering/room-frame.tsx';
import { createSceneView } from './rendering/scene-view.ts';
import styles from './room.module.css';
import { buildCaptionLines, buildMeasureLine } from './room-captions.ts';
import { findPatternImage, listColourOptions } from './room-colours.ts';
import type { RoomProps } from './room-props.ts';
import { LIVE_VIEW_UNAVAILABLE_MESSAGE, StillRoom } from './still-room.tsx';
import { Toggle } from './toggle.tsx';

type SceneRoomProps = RoomProps & { roomKey: string; scene: RoomScene };
type VisibleAids = { ruler: boolean; person: boolean; objects: boolean };

/** Shows the product in one of our rooms. */
export function SceneRoom(props: SceneRoomProps) {
  const { product, colorHex, size, unit, type, options, roomKey, scene } = props;
  const [aids, setAids] = useState<VisibleAids>({ ruler: true, person: false, objects: false });
  const [compare, setCompare] = useState<{ hex: string | undefined; split: number }>({ hex: undefined, split: 0.5 });
  const isPicture = product.category === 'canvas';
  const image = findPatternImage(product.images, colorHex);
  const other = compare.hex === undefined ? undefined : findPatternImage(product.images, compare.hex);
  const leftPattern = image && createPatternSource(image, isPicture);
  const rightPattern = other && createPatternSource(other, isPicture);
  const split = rightPattern ? compare.split : 2;
  const view =
    leftPattern &&
    createSceneView(scene, {
      pattern: leftPattern.pattern,
      size,
      frameType: type?.frameType,
      isPicture,
      options,
      split,
    });
  const getColourName = (hex: string | undefined) =>
    listColourOptions(product.images).find(({ value }) => value === hex)?.label ?? '';
  const choices = describeChoices({ category: product.category, type, options }, scene);
  const toggle = (aid: keyof VisibleAids) => () => setAids((shown) => ({ ...shown, [aid]: !shown[aid] }));
  return (
    <RoomFrame
      input={{
        roomKey,
        loadRoom: (signal) => loadRoomFiles(scene, signal),
        textureKind: 'numbers',
        leftPattern,
        rightPattern,
        view,
      }}
      size={scene.size}
      alt={`${buildRoomAltText({ ...props, ...product, colour: image?.colorName }, scene.name.toLowerCase())} ${choices}`.trim()}
      fallback={<StillRoom {...props} />}
      overlay={(box) => (
        <>
          <VisualAids {...props} box={box} aids={aids} />
          {rightPattern && (
            <CompareSlider
              split={compare.split}
              onSplitChange={(next) => setCompare({ hex: compare.hex, split: next })}
              left={getColourName(colorHex)}
              right={getColourName(compare.hex)}
            />
          )}
        </>
      )}
    >
      {(capturePicture, status) => (
        <>
          <Caption
            lines={
              status === 'unavailable'
                ? [LIVE_VIEW_UNAVAILABLE_MESSAGE]
                : [...buildCaptionLines(scene, { ...props, mainImage: image }), choices]
            }
            detail={buildMeasureLine(scene, unit)}
          />
          <div className={styles.tools}>
            {scene.toWall && <Toggle icon="ruler" label="Ruler" isPressed={aids.ruler} onToggle={toggle('ruler')} />}
            {scene.toWall && <Toggle icon="user" label="Person" isPressed={aids.person} onToggle={toggle('person')} />}
            {scene.objects.length > 0 && (
              <Toggle icon="info" label="Measurements" isPressed={aids.objects} onToggle={toggle('objects')} />
            )}
            <PictureTools capturePicture={capturePicture} title={product.title} isReady={status === 'ready'} />
          </div>
          <ColourTools {...props} compareHex={compare.hex} onCompare={(hex) => setCompare({ ...compare, hex })} />
        </>
      )}
    </RoomFrame>
  );
}

function VisualAids({ scene, size, unit, box, aids }: SceneRoomProps & { box: FrameSize; aids: VisibleAids }) {
  const piece = locatePiece(scene, size);
  return (
    <>
      {aids.ruler && piece && scene.toWall && (
        <Rulers box={box} toWall={scene.toWall} piece={piece} inches={getDrawnSize(scene, piece, size)} unit={unit} />
      )}
      {aids.person && piece && scene.toWall && (
        <Person box={box} toWall={scene.toWall} x={findPersonPosition(scene, piece)} />
      )}
      {aids.objects && <ReferenceObjects box={box} objects={scene.objects} unit={unit} />}
    </>
  );
}
