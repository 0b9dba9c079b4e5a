/** tsx tools/art/patterns/catalogue.ts: writes designs.json, the list of designs without their drawings. */
import { writeFileSync } from 'node:fs';
import { designs } from './designs.ts';
import { buildTileName } from './names.ts';

const list = designs.map((design) => ({
  slug: design.slug,
  title: design.title,
  collection: design.collection,
  kind: design.kind,
  widthInches: design.widthInches,
  heightInches: design.kind === 'picture' ? (design.widthInches * design.height) / design.width : design.widthInches,
  uses: design.uses,
  description: design.description,
  colourways: design.colourways.map((way) => ({
    name: way.name,
    swatch: way.swatch,
    ground: way.ground,
    file: buildTileName(design.slug, way.name),
    palette: way.palette,
  })),
}));

writeFileSync(new URL('designs.json', import.meta.url), `${JSON.stringify(list, null, 2)}\n`);
console.log(`${list.length} designs, ${list.reduce((sum, d) => sum + d.colourways.length, 0)} colourways`);
