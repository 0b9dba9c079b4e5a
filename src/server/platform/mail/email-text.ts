import type { EmailBlock, EmailContent } from './email-content.ts';

/** All characters and pairs that some program shows as a line break. */
export const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;
const DIVIDER = '-'.repeat(48);

export function renderEmailText({ shop, title, blocks }: EmailContent): string {
  const { line1, line2, city, postalCode } = shop.address;
  const footer = `${shop.legalName}\n${line1}, ${line2}, ${city} ${postalCode}\n${shop.phone} | ${shop.email}`;
  return `${[title, ...blocks.map(renderBlock), DIVIDER, footer].join('\n\n')}\n`;
}

/** A line break in a customer's text must not begin a line that looks like one of ours. */
const indentFurtherLines = (text: string, indent: string): string => text.split(LINE_BREAK).join(`\n${indent}`);
/** Deeper than the lines that follow an order line's title. */
const DEEP_INDENT = '    ';

function renderBlock(block: EmailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${indentFurtherLines(value, '  ')}`).join('\n');
    case 'quote':
      return `${block.label}:\n\n${DEEP_INDENT}${indentFurtherLines(block.text, DEEP_INDENT)}`;
    case 'link':
      return `${block.text}:\n${block.address}`;
    case 'lines': {
      const lines = block.lines.map(({ title, detail, comment = '', amount }) =>
        [title, ...[detail, comment].filter((text) => text !== ''), amount]
          .map((text) => indentFurtherLines(text, DEEP_INDENT))
          .join('\n  '),
      );
      return [...lines, block.sum.join(': ')].join('\n\n');
    }
  }
}
