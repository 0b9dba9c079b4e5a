/**
 * The notation of policies. Every line is a paragraph; lines that start with `- ` are a list, with `1. ` a numbered list.
 * Within a line: **bold**, [words](/address), {fact}. A line that is only {insert} is a part that the shop fills. Everything
 * else is plain text: nothing of it becomes markup.
 */
import {
  isPolicyFact,
  isPolicyFigure,
  isPolicyInsert,
  POLICY_FIGURES,
  type PolicyFact,
  type PolicyInsert,
} from './policy-parts.ts';

export type PolicyInline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'fact'; readonly name: PolicyFact }
  | { readonly kind: 'link'; readonly text: string; readonly target: string }
  | { readonly kind: 'bold'; readonly parts: PolicyLine };
type PolicyLine = readonly PolicyInline[];

export type PolicyBlock =
  | { readonly kind: 'paragraph'; readonly line: PolicyLine }
  | { readonly kind: 'list'; readonly isNumbered: boolean; readonly items: readonly PolicyLine[] }
  | { readonly kind: 'insert'; readonly name: PolicyInsert };

const ITEM = /^(?:-|(\d{1,3})\.) +(?=\S)/;
const ONLY_NAME = /^\{(\w+)\}$/;
/** Bold words contain no further bold ones, so that the parser never goes deeper than two levels. */
const BOLD = /\*\*(?:(?!\*\*).)+\*\*/;
const LINK = /\[[^[\]]+\]\([^()\s]*\)/;
const MARKED = new RegExp(`(${BOLD.source}|${LINK.source}|\\{\\w+\\})`);
/** Other addresses, such as javascript:, stay plain text. Two slashes lead to another site without saying so. */
const SAFE_TARGET = /^(?:\/(?!\/)|https:\/\/|mailto:)/;

export const splitPolicyLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export function parsePolicyText(text: string): PolicyBlock[] {
  const blocks: PolicyBlock[] = [];
  for (const line of splitPolicyLines(text)) {
    const item = ITEM.exec(line);
    if (item) addItem(blocks, item[1] !== undefined, parsePolicyLine(line.slice(item[0].length)));
    else blocks.push(parseInsert(line) ?? { kind: 'paragraph', line: parsePolicyLine(line) });
  }
  return blocks;
}

function addItem(blocks: PolicyBlock[], isNumbered: boolean, item: PolicyLine): void {
  const last = blocks.at(-1);
  if (last?.kind === 'list' && last.isNumbered === isNumbered)
    blocks[blocks.length - 1] = { ...last, items: [...last.items, item] };
  else blocks.push({ kind: 'list', isNumbered, items: [item] });
}

function parseInsert(line: string): PolicyBlock | undefined {
  const [, name = ''] = ONLY_NAME.exec(line) ?? [];
  return isPolicyInsert(name) ? { kind: 'insert', name } : undefined;
}

/** Also for titles and other single lines. */
export function parsePolicyLine(line: string): PolicyLine {
  const parts: PolicyInline[] = [];
  // Every second part is marked.
  for (const [index, part] of line.split(MARKED).entries())
    addInline(parts, index % 2 === 1 ? parseMarked(part) : { kind: 'text', text: part });
  return parts;
}

/** Neighbouring texts are one, so that the page has one text node for them. */
function addInline(parts: PolicyInline[], part: PolicyInline): void {
  const last = parts.at(-1);
  if (part.kind !== 'text') parts.push(part);
  else if (last?.kind === 'text') parts[parts.length - 1] = { kind: 'text', text: last.text + part.text };
  else if (part.text !== '') parts.push(part);
}

function parseMarked(part: string): PolicyInline {
  if (part.startsWith('**')) return { kind: 'bold', parts: parsePolicyLine(part.slice(2, -2)) };
  if (part.startsWith('[')) {
    const [text = '', target = ''] = part.slice(1, -1).split('](');
    return SAFE_TARGET.test(target) ? { kind: 'link', text, target } : { kind: 'text', text: part };
  }
  const [, name = ''] = ONLY_NAME.exec(part) ?? [];
  if (isPolicyFact(name)) return { kind: 'fact', name };
  return { kind: 'text', text: isPolicyFigure(name) ? String(POLICY_FIGURES[name]) : part };
}
