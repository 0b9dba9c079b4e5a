import { useEffect, useRef, useState } from 'react';
import { listRooms } from '#domain/room/room-choice.ts';
import type { RoomScene } from '#domain/room/room-scene.ts';
import { isDataSaverOn } from '#storefront/browser/data-saver.ts';
import { Button } from '#ui/actions/button.tsx';
import rooms from '../../content/live-rooms.json' with { type: 'json' };
import { OwnWall } from './own-wall/own-wall.tsx';
import styles from './room.module.css';
import type { RoomProps } from './room-props.ts';
import { SceneRoom } from './scene-room.tsx';
import { StillRoom } from './still-room.tsx';

const scenes = rooms as unknown as Readonly<Record<string, RoomScene>>;
const OWN_WALL = 'own';

/** The live view, in place of the pictures. */
export function RoomSection({ onClose, ...props }: RoomProps & { onClose: () => void }) {
  const { product, type, options } = props;
  const choices = listRooms({ ...product, typeTitle: type?.title, options }).filter((key) => scenes[key]);
  const [wanted, setWantedPlace] = useState<string>();
  // Keeps the chosen room while the current type and options still offer it.
  const place = wanted === OWN_WALL || choices.includes(wanted ?? '') ? wanted : choices[0];
  const [isWanted, setWanted] = useState(() => !isDataSaverOn());
  const scene = place === undefined ? undefined : scenes[place];
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
      <RoomChoice choices={choices} place={place} onChoose={setWantedPlace} />
      {!isWanted && <SavingData {...props} bytes={scene?.bytes ?? 0} onWanted={() => setWanted(true)} />}
      {isWanted && place === OWN_WALL && <OwnWall {...props} />}
      {isWanted && place !== undefined && scene && <SceneRoom {...props} roomKey={place} scene={scene} />}
    </section>
  );
}

type ChoiceProps = {
  choices: readonly string[];
  place: string | undefined;
  onChoose: (place: string) => void;
};

function RoomChoice({ choices, place, onChoose }: ChoiceProps) {
  const options = [
    ...choices.map((key) => ({ key, name: scenes[key]?.name ?? key })),
    { key: OWN_WALL, name: 'On my own wall' },
  ];
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">Room</legend>
      {options.map(({ key, name }) => (
        <label key={key}>
          <input type="radio" name="room" value={key} checked={key === place} onChange={() => onChoose(key)} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

type SavingProps = Pick<RoomProps, 'product' | 'colorHex'> & { bytes: number; onWanted: () => void };

/** With data saving on, the live view loads on request only. */
function SavingData({ bytes, onWanted, ...props }: SavingProps) {
  return (
    <>
      <div className={styles.frame}>
        <StillRoom {...props} />
      </div>
      <Button variant="secondary" onClick={onWanted}>
        Load the live view ({Math.round(bytes / 1000)} KB)
      </Button>
    </>
  );
}
