/** `npm run requirements`: prints every requirement with the files whose tests name it. */
import '../../scripts/closed-pipe.ts';
import { readAllClaims, readRequirementIds } from './requirement-ids.ts';
import { readText } from './source-tree.ts';

const claims = readAllClaims();
for (const id of readRequirementIds(readText('docs/requirements.md'))) {
  const paths = claims.filter((claim) => claim.ids.includes(id)).map(({ path }) => path);
  for (const path of new Set(paths)) console.log(`${id.padEnd(10)} ${path}`);
}
