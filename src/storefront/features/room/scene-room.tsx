import { useState } from 'react';
import { describeChoices } from '#domain/room/choice-captions.ts';
import { buildAltText } from '#domain/room/room-captions.ts';
import type { RoomScene } from '#domain/room/room-scene.ts';
import { Caption } from './caption.tsx';
import { ColourTools } from './colour-tools.tsx';
import { CompareSlider } from './overlay/compare-slider.tsx';
import { Person } from './overlay/person.tsx';
import { ReferenceObjects } from './overlay/reference-objects.tsx';
import { Rulers } from './overlay/rulers.tsx';
import { findPersonPosition, getDrawnSize, locatePiece } from './overlay/wall-marks.ts';
import { PictureTools } from './picture-tools.tsx';
import styles from './room.module.css';
import { buildCaptionLines, buildMeasureLine } from './room-captions.ts';
import { findPatternImage, listColourOptions } from './room-colours.ts';
import type { RoomProps } from './room-props.ts';
import { createPatternSource } from './stage/pattern-picture.ts';
import { loadRoomFiles } from './stage/room-files.ts';
import { type FrameSize, RoomFrame } from './stage/room-frame.tsx';
import { createSceneView } from './stage/scene-view.ts';
import { LIVE_VIEW_UNAVAILABLE_MESSAGE, StillRoom } from './still-room.tsx';
import { Toggle } from './toggle.tsx';

type SceneRoomProps = RoomProps & { roomKey: string; scene: RoomScene };
type Aids = { ruler: boolean; person: boolean; objects: boolean };

/** The product in one of our rooms. */
export function SceneRoom(props: SceneRoomProps) {
  const { product, colorHex, size, unit, type, options, roomKey, scene } = props;
  const [aids, setAids] = useState<Aids>({ ruler: true, person: false, objects: false });
  const [compare, setCompare] = useState<{ hex: string | undefined; split: number }>({ hex: undefined, split: 0.5 });
  const isPicture = product.category === 'canvas';
  const image = findPatternImage(product.images, colorHex);
  const other = compare.hex === undefined ? undefined : findPatternImage(product.images, compare.hex);
  const first = image && createPatternSource(image, isPicture);
  const second = other && createPatternSource(other, isPicture);
  const split = second ? compare.split : 2;
  const view =
    first &&
    createSceneView(scene, { pattern: first.pattern, size, frameType: type?.frameType, isPicture, options, split });
  const getColourName = (hex: string | undefined) =>
    listColourOptions(product.images).find(({ value }) => value === hex)?.name ?? '';
  const choices = describeChoices({ category: product.category, type, options }, scene);
  const toggle = (aid: keyof Aids) => () => setAids((before) => ({ ...before, [aid]: !before[aid] }));
  return (
    <RoomFrame
      plan={{ roomKey, loadRoom: (signal) => loadRoomFiles(scene, signal), reading: 'numbers', first, second, view }}
      size={scene.size}
      alt={`${buildAltText({ ...props, ...product, colour: image?.colorName }, scene.name.toLowerCase())} ${choices}`.trim()}
      still={<StillRoom {...props} />}
      overlay={(box) => (
        <>
          <Aids {...props} box={box} aids={aids} />
          {second && (
            <CompareSlider
              split={compare.split}
              onSplit={(at) => setCompare({ hex: compare.hex, split: at })}
              left={getColourName(colorHex)}
              right={getColourName(compare.hex)}
            />
          )}
        </>
      )}
    >
      {(takePicture, status) => (
        <>
          <Caption
            lines={
              status === 'still'
                ? [LIVE_VIEW_UNAVAILABLE_MESSAGE]
                : [...buildCaptionLines(scene, { ...props, main: image }), choices]
            }
            detail={buildMeasureLine(scene, unit)}
          />
          <div className={styles.tools}>
            {scene.toWall && <Toggle icon="ruler" label="Ruler" pressed={aids.ruler} onToggle={toggle('ruler')} />}
            {scene.toWall && <Toggle icon="user" label="Person" pressed={aids.person} onToggle={toggle('person')} />}
            {scene.objects.length > 0 && (
              <Toggle icon="info" label="Measures" pressed={aids.objects} onToggle={toggle('objects')} />
            )}
            <PictureTools takePicture={takePicture} title={product.title} isReady={status === 'live'} />
          </div>
          <ColourTools {...props} compareHex={compare.hex} onCompare={(hex) => setCompare({ ...compare, hex })} />
        </>
      )}
    </RoomFrame>
  );
}

function Aids({ scene, size, unit, box, aids }: SceneRoomProps & { box: FrameSize; aids: Aids }) {
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
