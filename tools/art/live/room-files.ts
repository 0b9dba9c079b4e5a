import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from '../pictures/jobs/source-key.ts';
import { ROOM_FOLDER } from './live-places.ts';

export type RoomFiles = {
  /** Writes a file named by its content hash; returns its URL. */
  write(name: string, ending: string, content: Buffer): string;
  bytes(): number;
};

/** Collects the files of one room and their total size. */
export function openRoomFiles(): RoomFiles {
  let sum = 0;
  mkdirSync(ROOM_FOLDER, { recursive: true });
  return {
    write(name, ending, content) {
      const file = `${name}.${hash(content).slice(0, 8)}.${ending}`;
      writeFileSync(join(ROOM_FOLDER, file), content);
      sum += content.length;
      return `/rooms/${file}`;
    },
    bytes: () => sum,
  };
}
