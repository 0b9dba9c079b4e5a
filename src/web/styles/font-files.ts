/** Preloaded by the document so that the first paint has them; `fonts.css` names the same two. */
export const FONT_FILES = ['/fonts/fraunces.8350186c.woff2', '/fonts/figtree.3f5a72ca.woff2'] as const;
