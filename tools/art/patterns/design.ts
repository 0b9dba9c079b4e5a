import type { Finish } from './kit/finish.ts';

export type Collection =
  | 'bahaara'
  | 'enchanted'
  | 'indian-motifs'
  | 'kids'
  | 'minimal'
  | 'fabrics'
  | 'slats'
  | 'canvas';
type Use = 'wallpaper' | 'curtain' | 'blind' | 'fabric' | 'canvas';

export interface Colourway<P> {
  name: string;
  /** Colour of the swatch button. */
  swatch: string;
  ground: 'light' | 'dark';
  palette: P;
}

interface Sheet<P> {
  slug: string;
  title: string;
  collection: Collection;
  /** True width of one repeat, or of the picture as drawn. */
  widthInches: number;
  uses: readonly Use[];
  description: string;
  colourways: readonly Colourway<P>[];
}

export interface Repeat<P = unknown> extends Sheet<P> {
  kind: 'repeat';
  draw(palette: P): string;
  finish?: Finish;
}

export interface Cloth<P = unknown> extends Sheet<P> {
  kind: 'cloth';
  /** RGB pixels of CLOTH_SIZE squared. */
  weave(palette: P): Promise<Buffer> | Buffer;
}

export interface Picture<P = unknown> extends Sheet<P> {
  kind: 'picture';
  /** Drawing area; the long edge becomes the rendered size. */
  width: number;
  height: number;
  draw(palette: P): string;
  finish?: Finish;
}

export type Design = Repeat | Cloth | Picture;

export const repeat = <P>(design: Omit<Repeat<P>, 'kind'>): Repeat<P> => ({ kind: 'repeat', ...design });
export const cloth = <P>(design: Omit<Cloth<P>, 'kind'>): Cloth<P> => ({ kind: 'cloth', ...design });
export const picture = <P>(design: Omit<Picture<P>, 'kind'>): Picture<P> => ({ kind: 'picture', ...design });
