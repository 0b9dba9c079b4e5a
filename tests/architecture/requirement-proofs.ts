import { isProvable, readAllClaims, readRequirementIds } from './requirement-ids.ts';
import { readText } from './source-tree.ts';

export const PROOFS_PAGE = 'docs/requirement-tests.md';
/** One line for each id and file. */
export const PROOF = /^- ([A-Z]+-\d+) `([^`]+)`$/gm;

const HEADING = `# Which test proves what

Every id of [requirements.md](requirements.md) with the files whose tests carry it in their titles. \`npm run requirements\` writes this
page from the tests; \`npm test\` checks that it is true.

`;

export function buildProofsPage(): string {
  const claims = readAllClaims();
  const lines = readRequirementIds(readText('docs/requirements.md'))
    .filter(isProvable)
    .flatMap((id) => {
      const paths = claims.filter((claim) => claim.ids.includes(id)).map(({ path }) => path);
      return [...new Set(paths)].sort().map((path) => `- ${id} \`${path}\``);
    });
  return `${HEADING}${lines.join('\n')}\n`;
}
