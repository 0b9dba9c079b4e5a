import type { EmailBlock, EmailContent, EmailLine } from './email-content.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** Email clients barely support style sheets, so every element has inline styles. */
const SERIF = "font-family:Georgia,'Times New Roman',serif";
const SANS = 'font-family:Figtree,Arial,Helvetica,sans-serif';
const TEXT = `margin:0 0 16px;${SANS};font-size:16px;line-height:1.6;color:#211c18`;
const SECONDARY_TEXT = `${SANS};font-size:14px;line-height:1.5;color:#5c5249`;
const CELL = `padding:8px 16px 8px 0;border-bottom:1px solid #e4d9c8;vertical-align:top;text-align:left`;
const AMOUNT = `padding:8px 0;border-bottom:1px solid #e4d9c8;vertical-align:top;text-align:right;white-space:nowrap`;
/** Formats user text: keeps its line breaks and isolates its text direction. */
const USER_TEXT = 'white-space:pre-wrap;overflow-wrap:anywhere;unicode-bidi:isolate';

export function renderEmailHtml(content: EmailContent): string {
  const { shop, title, blocks } = content;
  const name = escapeHtml(shop.name);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:0;background:#f3eadb">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f3eadb"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#fffdf9;border:1px solid #e4d9c8">
<tr><td style="padding:28px 32px 0"><p style="margin:0;${SERIF};font-size:22px;letter-spacing:.02em;color:#9a3412">${name}</p></td></tr>
<tr><td style="padding:20px 32px 8px"><h1 style="margin:0 0 20px;${SERIF};font-size:28px;line-height:1.2;font-weight:400;color:#211c18">${escapeHtml(title)}</h1>
${blocks.map(renderBlock).join('\n')}
</td></tr>
<tr><td style="padding:20px 32px 28px;border-top:1px solid #e4d9c8"><p style="margin:0;${SECONDARY_TEXT}">${renderFooter(content)}</p></td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function renderFooter({ shop }: EmailContent): string {
  const { line1, line2, city, postalCode, state } = shop.address;
  const lines = [
    shop.legalName,
    `${line1}, ${line2}`,
    `${city} ${postalCode}, ${state}`,
    `${shop.phone} · ${shop.email}`,
  ];
  return lines.map(escapeHtml).join('<br>');
}

function renderBlock(block: EmailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="${TEXT}">${escapeHtml(block.text)}</p>`;
    case 'facts':
      return renderTable(block.rows.map(([label, value]) => renderFactRow(label, value)));
    case 'quote':
      return `<p style="margin:0 0 8px;${SECONDARY_TEXT}">${escapeHtml(block.label)}</p>
<div dir="auto" style="margin:0 0 20px;padding:16px 20px;border-left:3px solid #a9824c;background:#fbf7f0;${SANS};font-size:16px;line-height:1.6;color:#211c18;${USER_TEXT}">${escapeHtml(block.text)}</div>`;
    case 'link':
      return `<p style="${TEXT}"><a href="${escapeHtml(block.address)}" style="color:#9a3412">${escapeHtml(block.text)}</a></p>`;
    case 'lines':
      return renderTable([...block.lines.map(renderLineRow), renderSumRow(block.sum)]);
  }
}

const renderTable = (rows: readonly string[]): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;border-collapse:collapse;${SANS};font-size:16px;line-height:1.5;color:#211c18">${rows.join('')}</table>`;

const renderFactRow = (label: string, value: string): string =>
  `<tr><td style="${CELL};width:35%;color:#5c5249">${escapeHtml(label)}</td><td dir="auto" style="${CELL};${USER_TEXT}">${escapeHtml(value)}</td></tr>`;

function renderLineRow({ title, detail, comment = '', amount }: EmailLine): string {
  const secondary = [detail, comment].filter((text) => text !== '').map(renderSecondaryLine);
  return `<tr><td style="${CELL}">${escapeHtml(title)}${secondary.join('')}</td><td style="${AMOUNT}">${escapeHtml(amount)}</td></tr>`;
}

const renderSecondaryLine = (text: string): string =>
  `<br><span style="${SECONDARY_TEXT};${USER_TEXT}">${escapeHtml(text)}</span>`;

const renderSumRow = ([label, amount]: readonly [string, string]): string =>
  `<tr><td style="${CELL};font-weight:700;border:0">${escapeHtml(label)}</td><td style="${AMOUNT};font-weight:700;border:0">${escapeHtml(amount)}</td></tr>`;
