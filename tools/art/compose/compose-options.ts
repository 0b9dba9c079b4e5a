import type { Covering } from './apply-patterns.ts';
import type { PlateMeta } from './plate.ts';
import { loadTexture } from './texture.ts';

interface ComposeOptions {
  coverings: Covering[];
  gains: Record<string, number>;
  exposure: number;
}

/** Arguments: surface=file@metres, surface=file@fit, surface=file@cover, surface=#rrggbb, and --lamp 1.4, --sun 0.5, --exposure 1.1. */
export async function parseOptions(args: readonly string[], meta: PlateMeta): Promise<ComposeOptions> {
  const options: ComposeOptions = { coverings: [], gains: {}, exposure: meta.exposure };
  let setting: string | undefined;
  for (const arg of args) {
    if (arg.startsWith('--')) setting = arg.slice(2);
    else if (setting) {
      if (setting === 'exposure') options.exposure = Number(arg);
      else options.gains[setting] = Number(arg);
      setting = undefined;
    } else options.coverings.push(await parseCovering(arg, meta));
  }
  return options;
}

async function parseCovering(arg: string, meta: PlateMeta): Promise<Covering> {
  const [surface = '', rest = ''] = arg.split('=');
  const [source = '', repeat] = rest.split('@');
  const facts = meta.surfaces[surface];
  if (!facts) throw new Error(`${meta.name} has no surface ${surface}`);
  return {
    surface,
    texture: await loadTexture(source),
    repeat: repeat === 'fit' || repeat === 'cover' ? repeat : Number(repeat ?? facts.tileMetres),
  };
}
