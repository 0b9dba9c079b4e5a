/** The result of one check; the message says what to do. */
export type Finding = { readonly state: 'ok' | 'look' | 'wrong'; readonly about: string; readonly sentence: string };

const finding =
  (state: Finding['state']) =>
  (about: string, sentence: string): Finding => ({ state, about, sentence });

export const ok = finding('ok');
/** Works, but the owner should know. */
export const look = finding('look');
export const wrong = finding('wrong');
