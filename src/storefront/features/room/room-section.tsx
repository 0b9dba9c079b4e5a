import { useEffect, useRef, useState } from 'react';
import { listRooms } from '#domain/room/room-choice.ts';
import type { RoomScene } from '#domain/room/room-scene.ts';
import { isDataSaverOn } from '#storefront/browser/data-saver.ts';
import rooms from '#storefront/content/live-rooms.json' with { type: 'json' };
import { Button } from '#ui/actions/button.tsx';
import { OwnWall } from './own-wall/own-wall.tsx';
import styles from './room.module.css';
import type { RoomProps } from './room-props.ts';
import { SceneRoom } from './scene-room.tsx';
import { StillRoom } from './still-room.tsx';

const SCENES = rooms as unknown as Readonly<Record<string, RoomScene>>;
const OWN_WALL_KEY = 'own';

/** Replaces the pictures with a live view of the product in a room. */
export function RoomSection({ onClose, ...props }: RoomProps & { onClose: () => void }) {
  const { product, type, options } = props;
  const choices = listRooms({ ...product, typeTitle: type?.title, options }).filter((key) => SCENES[key]);
  const [chosenKey, setChosenKey] = useState<string>();
  // Keeps the chosen room while the current type and options still offer it.
  const roomKey = chosenKey === OWN_WALL_KEY || choices.includes(chosenKey ?? '') ? chosenKey : choices[0];
  const [isLive, setIsLive] = useState(() => !isDataSaverOn());
  const scene = roomKey === undefined ? undefined : SCENES[roomKey];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.room} aria-label="See it in a room">
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          In a room
        </h2>
        <Button variant="quiet" size="small" onClick={onClose}>
          Back to pictures
        </Button>
      </div>
      <RoomChoice choices={choices} roomKey={roomKey} onChoose={setChosenKey} />
      {!isLive && <DataSaverNote {...props} bytes={scene?.bytes ?? 0} onLoad={() => setIsLive(true)} />}
      {isLive && roomKey === OWN_WALL_KEY && <OwnWall {...props} />}
      {isLive && roomKey !== undefined && scene && <SceneRoom {...props} roomKey={roomKey} scene={scene} />}
    </section>
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
      <Button variant="secondary" onClick={onLoad}>
        Load the live view ({Math.round(bytes / 1000)} KB)
      </Button>
    </>
  );
}
