import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { listRooms, putPicturedRoomFirst } from '#domain/room/room-choice.ts';
import { type RoomScene, showsSize } from '#domain/room/room-scene.ts';
import { isDataSaverOn } from '#storefront/browser/data-saver.ts';
import { useOnDemand } from '#storefront/browser/use-on-demand.ts';
import rooms from '#storefront/content/live-rooms.json' with { type: 'json' };
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { useModal } from '#ui/overlays/use-modal.ts';
import styles from './room.module.css';
import type { RoomProps, ShownProps } from './room-props.ts';
import { SceneRoom } from './scene-room.tsx';
import { StillRoom } from './still-room.tsx';

const SCENES = rooms as unknown as Readonly<Record<string, RoomScene>>;
const OWN_WALL_KEY = 'own';
const OWN_WALL_FAILED_MESSAGE = "We couldn't load this view. Please check your connection and try again.";
const importOwnWall = () => import('./own-wall/own-wall.tsx');

/** Shows the product live in a room: on the whole screen of a phone or tablet, else in place of the pictures. */
export function RoomSection({ onClose, ...props }: RoomProps & { onClose: () => void }) {
  const { product, size, type, options } = props;
  const offered = listRooms({ ...product, typeTitle: type?.title, options }).filter((key) => SCENES[key]);
  const choices = putPicturedRoomFirst(
    offered,
    product.images.map(({ url }) => url),
  );
  const defaultKey = (size && choices.find(showsSizeIn)) ?? choices[0];
  const [chosenKey, setChosenKey] = useState<string>();
  // Keeps the chosen room while the current type and options still offer it.
  const roomKey = chosenKey === OWN_WALL_KEY || choices.includes(chosenKey ?? '') ? chosenKey : defaultKey;
  const [isLive, setIsLive] = useState(() => !isDataSaverOn());
  const scene = roomKey === undefined ? undefined : SCENES[roomKey];
  const shown = useShownProps(props);
  const shownSize = roomKey !== undefined && showsSizeIn(roomKey) ? shown.shownSize : undefined;
  return (
    <Screen onClose={onClose}>
      <RoomChoice choices={choices} roomKey={roomKey} onChoose={setChosenKey} />
      {roomKey === OWN_WALL_KEY && <OwnWallOnDemand {...shown} />}
      {scene && !isLive && <DataSaverNote {...props} bytes={scene.bytes} onLoad={() => setIsLive(true)} />}
      {scene && isLive && roomKey !== undefined && (
        <SceneRoom {...shown} shownSize={shownSize} roomKey={roomKey} scene={scene} />
      )}
    </Screen>
  );
}

const showsSizeIn = (key: string): boolean => SCENES[key] !== undefined && showsSize(SCENES[key]);

function useShownProps(props: RoomProps): ShownProps {
  const { product, size, colorHex, chooseColour } = props;
  const [isExact, setIsExact] = useState(false);
  const [pickedHex, setPickedHex] = useState(colorHex);
  const [knownHex, setKnownHex] = useState(colorHex);
  if (knownHex !== colorHex) {
    setKnownHex(colorHex);
    setPickedHex(colorHex);
  }
  const canFill = product.category === 'wallpaper';
  return {
    ...props,
    colorHex: pickedHex,
    // The room changes at once; the page behind it follows without blocking.
    chooseColour: (hex) => {
      setPickedHex(hex);
      startTransition(() => chooseColour(hex));
    },
    shownSize: canFill && !isExact ? undefined : size,
    exactSize: canFill && size ? { isOn: isExact, toggle: () => setIsExact(!isExact) } : undefined,
  };
}

const SMALL_SCREEN = '(max-width: 1023px)';

function Screen({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  // Decided once: another wrapper would drop the photo when the phone turns.
  const [isSmall] = useState(() => matchMedia(SMALL_SCREEN).matches);
  const modal = useModal(isSmall, onClose);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const section = (
    <section className={styles.room} aria-label="See it in a room">
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          In a room
        </h2>
        {isSmall ? (
          <IconButton icon="close" label="Back to pictures" onClick={onClose} />
        ) : (
          <Button variant="quiet" size="small" onClick={onClose}>
            Back to pictures
          </Button>
        )}
      </div>
      {children}
    </section>
  );
  if (!isSmall) return section;
  return (
    <dialog {...modal} className={styles.screen} aria-label="In a room">
      {section}
    </dialog>
  );
}

function OwnWallOnDemand(props: ShownProps) {
  const [attempt, setAttempt] = useState(0);
  return <OwnWallAttempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function OwnWallAttempt({ onRetry, ...props }: ShownProps & { onRetry: () => void }) {
  const { module, hasFailed } = useOnDemand(importOwnWall, true);
  if (module) return <module.OwnWall {...props} />;
  if (!hasFailed) return <LoadingText>Loading ...</LoadingText>;
  return (
    <div className={styles.controls}>
      <p role="alert">{OWN_WALL_FAILED_MESSAGE}</p>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

type ChoiceProps = {
  choices: readonly string[];
  roomKey: string | undefined;
  onChoose: (roomKey: string) => void;
};

function RoomChoice({ choices, roomKey, onChoose }: ChoiceProps) {
  const options = [
    ...choices.map((key) => ({ key, name: SCENES[key]?.name ?? key })),
    { key: OWN_WALL_KEY, name: 'On my own wall' },
  ];
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">Room</legend>
      {options.map(({ key, name }) => (
        <label key={key}>
          <input type="radio" name="room" value={key} checked={key === roomKey} onChange={() => onChoose(key)} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

type DataSaverNoteProps = Pick<RoomProps, 'product' | 'colorHex'> & { bytes: number; onLoad: () => void };

/** With data saving on, the live view loads on request only. */
function DataSaverNote({ bytes, onLoad, ...props }: DataSaverNoteProps) {
  return (
    <>
      <div className={styles.frame}>
        <StillRoom {...props} />
      </div>
      <div className={styles.controls}>
        <Button variant="secondary" onClick={onLoad}>
          Load the live view ({Math.round(bytes / 1000)} KB)
        </Button>
      </div>
    </>
  );
}
