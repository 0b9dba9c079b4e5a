/** The Markdown that the handbook uses: blocks are separated by empty lines and contain one kind of thing. */
export type HandbookBlock =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string; readonly id: string }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'picture'; readonly text: string; readonly file: string }
  | { readonly kind: 'text'; readonly text: string };

type Link = { readonly text: string; readonly id: string };
type HandbookChapter = Link & { readonly tasks: readonly Link[] };

const CHAPTER_LEVEL = 2;
const ORDERED_ITEM = /^\d+\. /;
const ITEM = /^(?:\d+\.|-) /;

export const parseHandbook = (markdown: string): HandbookBlock[] =>
  markdown
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map(parseBlock);

function parseBlock(block: string): HandbookBlock {
  const [, marks, title] = /^(#{1,3}) (.+)$/.exec(block) ?? [];
  if (marks && title) return { kind: 'heading', level: marks.length, text: title, id: buildAnchor(title) };
  const [, text, file] = /^!\[([^\]]*)\]\(handbook\/([\w-]+\.png)\)$/.exec(block) ?? [];
  if (text && file) return { kind: 'picture', text, file };
  if (ITEM.test(block)) return { kind: 'list', isOrdered: ORDERED_ITEM.test(block), items: splitItems(block) };
  if (block.startsWith('| ')) return parseTable(block);
  return { kind: 'text', text: joinLines(block) };
}

/** Builds the same anchors as GitHub, so that links in the file work in both places. */
const buildAnchor = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replace(/\s/g, '-');

const joinLines = (text: string): string => text.replace(/\s*\n\s*/g, ' ');

/** Further lines of an item are indented. */
const splitItems = (block: string): string[] => block.split(/\n(?! )/).map((item) => joinLines(item.replace(ITEM, '')));

function parseTable(block: string): HandbookBlock {
  const [head = [], , ...rows] = block.split('\n').map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return { kind: 'table', head, rows };
}

/** The chapters that have tasks, in their order. */
export function listChapters(blocks: readonly HandbookBlock[]): HandbookChapter[] {
  const chapters: { text: string; id: string; tasks: Link[] }[] = [];
  for (const block of blocks) {
    if (block.kind !== 'heading') continue;
    const { text, id, level } = block;
    if (level === CHAPTER_LEVEL) chapters.push({ text, id, tasks: [] });
    if (level > CHAPTER_LEVEL) chapters.at(-1)?.tasks.push({ text, id });
  }
  return chapters.filter(({ tasks }) => tasks.length > 0);
}
