import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { loadPlate, type PlateMeta } from '../plate.ts';
import { PlanePacker } from './plane-packer.ts';
import type { Planes } from './planes.ts';

const folder = mkdtempSync(join(tmpdir(), 'plate-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('packed colours', () => {
  it('differ from the bake by at most 1.5 percent', () => {
    const red = Float32Array.from({ length: 200 }, (_, i) => 0.002 * 1.045 ** i);
    const light: Planes = [red, red.map((value, i) => value * (0.7 + i / 400)), red.map((value) => value * 1.31)];
    const packer = new PlanePacker();
    packer.addColours([0, 0, 20, 10], light);
    const meta: Partial<PlateMeta> = { name: 'test', size: [20, 10], lights: [], surfaces: {}, planes: packer.planes };
    writeFileSync(join(folder, 'meta.json'), JSON.stringify(meta));
    writeFileSync(join(folder, 'plate.bin'), packer.toBuffer());

    loadPlate(folder).rgb.forEach((plane, k) => {
      const errors = plane.map((value, i) => Math.abs(value / (light[k]?.[i] ?? 0) - 1));
      expect(Math.max(...errors)).toBeLessThanOrEqual(0.015);
    });
  });
});
