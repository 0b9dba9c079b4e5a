/** `npm run requirements`: writes the page that lists every requirement with its tests. */
import { writeFileSync } from 'node:fs';
import { buildProofsPage, PROOFS_PAGE } from './requirement-proofs.ts';

writeFileSync(PROOFS_PAGE, buildProofsPage());
console.log(`${PROOFS_PAGE} is written.`);
