import { afterAll, beforeAll, describe, it } from 'vitest';
import { clearSheets, writeSheets, writeShot } from './contact-sheet.ts';
import { screens } from './screens/all-screens.ts';
import { type Shot, takeShots } from './take-shot.ts';

/** Visits every screen at this width and writes the sheets; fails on console errors. */
export function writeSheetsAtWidth(width: number, height: number): void {
  describe(`at ${width} px`, () => {
    const shots = new Map<string, Shot[]>();
    beforeAll(() => clearSheets(width));
    afterAll(async () => {
      const inOrder = screens.flatMap(({ name }) => shots.get(name) ?? []);
      for (const sheet of await writeSheets(width, height / width, inOrder)) console.log(sheet);
    });
    it.each(screens)('$name', async ({ name, open, isFullPage = false }) => {
      const page = await open({ width, height, touch: width < 1000 });
      const taken = await takeShots(page, name, isFullPage);
      for (const shot of taken) await writeShot(width, shot);
      shots.set(name, taken);
    });
  });
}
