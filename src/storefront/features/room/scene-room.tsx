import { useRef, useState } from 'react';
import { describeChoices } from '#domain/room/choice-captions.ts';
import { buildRoomAltText } from '#domain/room/room-captions.ts';
import type { RoomScene } from '#domain/room/room-scene.ts';
import { Caption } from './caption.tsx';
import { buildCaptionLines, buildMeasureLine } from './caption-lines.ts';
import { ColourTools } from './colour-tools.tsx';
import { CompareSlider } from './overlay/compare-slider.tsx';
import { DIVIDER_SHADER } from './overlay/divider-shader.ts';
import { Person } from './overlay/person.tsx';
import { ReferenceObjects } from './overlay/reference-objects.tsx';
import { Rulers } from './overlay/rulers.tsx';
import { findMiddle, findPersonPosition, getDrawnSize, locatePiece } from './overlay/wall-marks.ts';
import { PictureTools } from './picture-tools.tsx';
import { createPatternSource } from './rendering/pattern-picture.ts';
import { loadRoomFiles } from './rendering/room-files.ts';
import { type FrameSize, RoomFrame } from './rendering/room-frame.tsx';
import { createSceneView } from './rendering/scene-view.ts';
import styles from './room.module.css';
import { findPatternImage, listColourOptions } from './room-colours.ts';
import type { ShownProps } from './room-props.ts';
import { StillRoom, toStillLines } from './still-room.tsx';
import { Toggle } from './toggle.tsx';

type SceneRoomProps = ShownProps & { roomKey: string; scene: RoomScene };
type VisibleAids = { ruler: boolean; person: boolean; measurements: boolean };

/** Shows the product in one of our rooms. */
export function SceneRoom(props: SceneRoomProps) {
  const { product, colorHex, shownSize, unit, type, options, roomKey, scene, exactSize } = props;
  const [aids, setAids] = useState<VisibleAids>({ ruler: true, person: false, measurements: false });
  const [compareHex, setCompareHex] = useState<string>();
  const split = useRef(0.5);
  const isPicture = product.category === 'canvas';
  const image = findPatternImage(product.images, colorHex);
  const other = compareHex === undefined ? undefined : findPatternImage(product.images, compareHex);
  const leftPattern = image && createPatternSource(image, isPicture);
  const rightPattern = other && createPatternSource(other, isPicture);
  const view =
    leftPattern &&
    createSceneView(scene, {
      pattern: leftPattern.pattern,
      size: shownSize,
      frameType: type?.frameType,
      isPicture,
      options,
    });
  const getView = () => (view && rightPattern ? { ...view, split: split.current } : view);
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
        markShader: DIVIDER_SHADER,
        leftPattern,
        rightPattern,
        getView,
      }}
      size={scene.size}
      fit={{ cover: findMiddle(scene) }}
      alt={`${buildRoomAltText({ ...props, ...product, size: shownSize, colour: image?.colorName }, scene.name.toLowerCase())} ${choices}`.trim()}
      fallback={<StillRoom {...props} />}
      overlay={(stage) => (
        <>
          <VisualAids {...props} box={stage} aids={aids} />
          {rightPattern && (
            <CompareSlider
              stage={stage}
              left={getColourName(colorHex)}
              right={getColourName(compareHex)}
              onMove={(share) => {
                split.current = share;
              }}
            />
          )}
        </>
      )}
    >
      {({ capturePicture, status }) => (
        <>
          <Caption
            lines={toStillLines(status) ?? [...buildCaptionLines(scene, { ...props, mainImage: image }), choices]}
            detail={buildMeasureLine(scene, unit)}
          />
          <div className={styles.tools}>
            {exactSize && (
              <Toggle icon="fit" label="My exact size" isPressed={exactSize.isOn} onToggle={exactSize.toggle} />
            )}
            {scene.toWall && <Toggle icon="ruler" label="Ruler" isPressed={aids.ruler} onToggle={toggle('ruler')} />}
            {scene.toWall && <Toggle icon="user" label="Person" isPressed={aids.person} onToggle={toggle('person')} />}
            {scene.objects.length > 0 && (
              <Toggle
                icon="info"
                label="Measurements"
                isPressed={aids.measurements}
                onToggle={toggle('measurements')}
              />
            )}
            <PictureTools capturePicture={capturePicture} title={product.title} isReady={status === 'ready'} />
          </div>
          <ColourTools {...props} compareHex={compareHex} onCompare={setCompareHex} />
        </>
      )}
    </RoomFrame>
  );
}

function VisualAids({
  scene,
  shownSize: size,
  unit,
  box,
  aids,
}: SceneRoomProps & { box: FrameSize; aids: VisibleAids }) {
  const piece = locatePiece(scene, size);
  return (
    <>
      {aids.ruler && piece && scene.toWall && (
        <Rulers box={box} toWall={scene.toWall} piece={piece} inches={getDrawnSize(scene, piece, size)} unit={unit} />
      )}
      {aids.person && piece && scene.toWall && (
        <Person box={box} toWall={scene.toWall} x={findPersonPosition(scene, piece)} />
      )}
      {aids.measurements && <ReferenceObjects box={box} objects={scene.objects} unit={unit} />}
    </>
  );
}
