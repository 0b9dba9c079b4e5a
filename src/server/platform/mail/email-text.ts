import type { EmailBlock, EmailContent } from './email-content.ts';

/** All characters and pairs that some program shows as a line break. */
const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;
const DIVIDER = '-'.repeat(48);

export function renderEmailText({ shop, title, blocks }: EmailContent): string {
  const { line1, line2, city, postalCode } = shop.address;
  const footer = `${shop.legalName}\n${line1}, ${line2}, ${city} ${postalCode}\n${shop.phone} | ${shop.email}`;
  return `${[title, ...blocks.map(renderBlock), DIVIDER, footer].join('\n\n')}\n`;
}

/** A line break in a customer's name must not begin a line that looks like one of ours. */
const indentFurtherLines = (text: string): string => text.split(LINE_BREAK).join('\n  ');

function renderBlock(block: EmailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${indentFurtherLines(value)}`).join('\n');
    case 'quote':
      return `${block.label}:\n\n${block.text}`;
    case 'link':
      return `${block.text}:\n${block.address}`;
    case 'lines': {
      const lines = block.lines.map(({ title, detail, amount }) =>
        [title, ...(detail ? [detail] : []), amount].join('\n  '),
      );
      return [...lines, block.sum.join(': ')].join('\n\n');
    }
  }
}
