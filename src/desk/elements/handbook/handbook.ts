import { listChapters, parseHandbook } from './parse-handbook.ts';

const [markdown = ''] = Object.values(
  import.meta.glob<string>('/docs/handbook.md', { query: '?raw', import: 'default', eager: true }),
);
const pictures = import.meta.glob<string>('/docs/handbook/*.png', { query: '?url', import: 'default', eager: true });

/** `docs/handbook.md`, bundled at build time so that the desk shows the handbook of its own release. */
export const HANDBOOK = parseHandbook(markdown);
export const HANDBOOK_CHAPTERS = listChapters(HANDBOOK);

export const getPictureAddress = (file: string): string | undefined => pictures[`/docs/handbook/${file}`];
