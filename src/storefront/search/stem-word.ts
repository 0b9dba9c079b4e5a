/** Removes plural endings, so that singular and plural share a stem: 'berries' and 'berry', 'canvases' and 'canvas'. */
export function stemWord(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  const stem = word.length > 4 && /(s|x|ch|sh)es$/.test(word) ? word.slice(0, -2) : word;
  return stem.length > 3 && stem.endsWith('s') && !stem.endsWith('ss') ? stem.slice(0, -1) : stem;
}
