import type { ReactNode } from 'react';

const MARKED = /(\*\*[^*]+\*\*|`[^`]+`|\[[^\]]+\]\([^)]+\)|<https?:[^>]+>)/;

/** Renders bold, code and links. Links to other repository files become plain text: the desk doesn't serve them. */
export const RichText = ({ text }: { text: string }) => text.split(MARKED).map(renderPart);

function renderPart(part: string, index: number): ReactNode {
  const key = `${index} ${part}`;
  const [, bold] = /^\*\*(.+)\*\*$/.exec(part) ?? [];
  if (bold) return <b key={key}>{bold}</b>;
  const [, code] = /^`(.+)`$/.exec(part) ?? [];
  if (code) return <code key={key}>{code}</code>;
  const [, label, target = ''] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
  if (label && target.startsWith('#'))
    return (
      <a key={key} href={target}>
        {label}
      </a>
    );
  return label ?? part.replace(/^<(.+)>$/, '$1');
}
