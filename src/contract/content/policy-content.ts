/** Terms, privacy policy and return policy as structured text, and the checks before publishing. */
import * as z from 'zod/mini';
import { CATEGORY_KEYS } from '#domain/catalogue/category.ts';
import {
  isPolicyFact,
  isPolicyFigure,
  isPolicyInsert,
  POLICY_INSERTS,
  type PolicyInsert,
} from '#domain/policies/policy-parts.ts';
import {
  type PolicyBlock,
  type PolicyInline,
  parsePolicyLine,
  parsePolicyText,
  splitPolicyLines,
} from '#domain/policies/policy-text.ts';
import { isBlank } from '#domain/text/text-limits.ts';
import { paths } from '../paths.ts';
import { type ContentProblem, draftText, limitText, MAX_LINE_LENGTH, MAX_PARAGRAPH_LENGTH } from './content-fields.ts';

export const MAX_POLICY_SECTIONS = 60;
export const MAX_SECTION_TEXT_LENGTH = 20_000;
/** The id is the section's URL fragment. */
const SECTION_ID = /^[a-z][a-z0-9-]{0,59}$/;

const sectionSchema = z.object({
  id: z.string().check(z.regex(SECTION_ID)),
  title: draftText(),
  /** In the notation of `policy-text.ts`. */
  text: draftText(),
});
export type PolicySection = z.infer<typeof sectionSchema>;

export const policyContentSchema = z.object({
  /** Below the page's title. */
  lead: draftText(),
  sections: z.array(sectionSchema).check(z.maxLength(MAX_POLICY_SECTIONS)),
});
export type PolicyContent = z.infer<typeof policyContentSchema>;

/** Pages that exist whatever the catalogue contains. */
const LASTING_PAGES: ReadonlySet<string> = new Set([
  ...Object.values(paths).filter((path) => typeof path === 'string'),
  ...CATEGORY_KEYS.map(paths.category),
  paths.allProducts(),
]);

/** @param required the facts that the law requires on the page */
export const findPolicyProblems =
  (required: readonly PolicyInsert[]) =>
  ({ lead, sections }: PolicyContent): readonly ContentProblem[] => [
    ...findLineProblems('lead', 'Introduction', lead),
    ...limitText('lead', 'Introduction', lead, MAX_PARAGRAPH_LENGTH),
    ...sections.flatMap((section, index) => findSectionProblems(`sections.${index}`, index, section, sections)),
    ...required.flatMap((insert) => requireInsert(insert, sections)),
  ];

function findSectionProblems(
  path: string,
  index: number,
  { id, title, text }: PolicySection,
  sections: readonly PolicySection[],
): ContentProblem[] {
  const name = isBlank(title) ? `Section ${index + 1}` : title.trim();
  const isTwin = sections.slice(0, index).some((other) => other.id === id);
  return [
    ...(isBlank(title) ? [{ path: `${path}.title`, message: `${name}: enter a title.` }] : []),
    ...(isTwin ? [{ path: `${path}.title`, message: `${name}: remove this section and add it again.` }] : []),
    ...findLineProblems(`${path}.title`, name, title),
    ...limitText(`${path}.title`, `Title of section ${index + 1}`, title, MAX_LINE_LENGTH),
    ...limitText(`${path}.text`, `Text of ${name}`, text, MAX_SECTION_TEXT_LENGTH),
    ...(isBlank(text) ? [{ path: `${path}.text`, message: `${name}: enter some text, or remove the section.` }] : []),
    ...splitPolicyLines(text).flatMap((each) => findLineProblems(`${path}.text`, name, each, true)),
  ];
}

function findLineProblems(path: string, name: string, text: string, canInsert = false): ContentProblem[] {
  const complaints = findMistakes(text, canInsert);
  return complaints.map((complaint) => ({ path, message: `${name}: ${complaint}` }));
}

/** Finds wrong names and links first, then unparsed notation that customers would see. */
function findMistakes(text: string, canInsert: boolean): string[] {
  const mistakes = [
    ...[...text.matchAll(/\{([^{}]*)\}/g)].map(([whole, inner = '']) =>
      findNameProblem(inner, canInsert && whole === text.trim()),
    ),
    ...[...text.matchAll(/\[([^[\]]*)\]\(([^()]*)\)/g)].map(([, words = '', target = '']) =>
      isBlank(words) ? 'a link needs words: [words](/contact).' : findTargetProblem(target),
    ),
  ].filter((mistake) => mistake !== undefined);
  if (mistakes.length > 0) return mistakes;
  const parts = canInsert ? parsePolicyText(text).flatMap(listParts) : parsePolicyLine(text);
  return [...new Set(parts.flatMap(findRawNotation))];
}

function listParts(block: PolicyBlock): readonly PolicyInline[] {
  if (block.kind === 'insert') return [];
  return block.kind === 'list' ? block.items.flat() : block.line;
}

function findRawNotation(part: PolicyInline): string[] {
  if (part.kind === 'bold') return part.parts.flatMap(findRawNotation);
  if (part.kind === 'fact') return [];
  const { kind, text } = part;
  if (kind === 'link')
    return /\*\*|\{\w+\}/.test(text)
      ? ["the words of a link can't have ** or {names} in them. For a bold link, write **[words](/contact)**."]
      : [];
  return [
    ...(text.includes('**') ? ['bold words need ** before and after them, on one line.'] : []),
    ...(text.includes('](')
      ? ['a link looks like [words](/contact). In its address, write %28 and %29 instead of ( and ).']
      : []),
  ];
}

function findNameProblem(name: string, isAlone: boolean): string | undefined {
  if (isPolicyFact(name) || isPolicyFigure(name)) return undefined;
  if (!isPolicyInsert(name)) return `there is no {${name}}. Choose one of the list.`;
  return isAlone ? undefined : `{${name}} needs a line to itself in the text of a section.`;
}

function findTargetProblem(target: string): string | undefined {
  if (/^https:\/\/[^\s/]+\.\S+$/.test(target) || /^mailto:\S+@\S+$/.test(target)) return undefined;
  if (!target.startsWith('/')) return `‘${target}’ isn't an address. Write /contact, https://… or mailto:…`;
  return LASTING_PAGES.has(target)
    ? undefined
    : `${target} isn't a permanent page of the shop. Link to /contact, for example.`;
}

function requireInsert(insert: PolicyInsert, sections: readonly PolicySection[]): ContentProblem[] {
  const isThere = sections.some(({ text }) => splitPolicyLines(text).includes(`{${insert}}`));
  return isThere
    ? []
    : [
        {
          path: 'sections',
          message: `The law wants this on the page: ${POLICY_INSERTS[insert]}. Put {${insert}} on a line by itself.`,
        },
      ];
}
