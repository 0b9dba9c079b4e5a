/** `npm run requirements`: writes the page that lists every requirement with its tests. */
import { writeFileSync } from 'node:fs';
import { PROOFS_PAGE, proofsPage } from './requirement-proofs.ts';

writeFileSync(PROOFS_PAGE, proofsPage());
console.log(`${PROOFS_PAGE} is written.`);
