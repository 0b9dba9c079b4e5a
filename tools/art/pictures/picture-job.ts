import type { Make } from './make-shading.ts';

/** One colourway of one design, by the names the designs carry. */
export interface Pattern {
  design: string;
  colourway: string;
}

/** What lies on one surface of a room: a pattern at its true size, or a plain colour. */
export interface Dressing {
  surface: string;
  pattern?: Pattern;
  colour?: string;
  /** 'fit' stretches one picture over the surface, 'cover' fills it and crops; otherwise the pattern repeats. */
  lay?: 'fit' | 'cover';
  /** Where the repeat starts, in metres from the lower left corner. */
  offset?: [number, number];
  /** Enlarges or shrinks the repeat, for cloths whose weave would turn into moire at room distance. */
  scale?: number;
}

/** A framed picture on a room's wall; metres from the lower left corner of the wall. */
export interface Hanging {
  pattern: Pattern;
  wall: string;
  centre: [number, number];
  height: number;
}

export interface RoomRecipe {
  kind: 'room';
  plate: string;
  dressings: Dressing[];
  hang?: Hanging[];
  /** Light gains, 1 as baked. */
  gains?: Record<string, number>;
  exposure?: number;
  /** Part of the room that is kept: left, top, width, height as shares of the plate. */
  crop?: [number, number, number, number];
}

export interface FlatRecipe {
  kind: 'flat';
  pattern: Pattern;
  make: Make;
  inchesWide: number;
  size: [number, number];
}

export interface FramedRecipe {
  kind: 'framed';
  pattern: Pattern;
  size: [number, number];
}

/** A cushion cover, filled, on a plain ground. */
export interface CushionRecipe {
  kind: 'cushion';
  pattern: Pattern;
  scale: number;
  /** Edge of the square picture in pixels. */
  size: number;
}

/** A drawing in the `drawings` folder, served as it is. */
export interface DrawingRecipe {
  kind: 'drawing';
  file: string;
}

export type Recipe = RoomRecipe | FlatRecipe | FramedRecipe | CushionRecipe | DrawingRecipe;

/** How a picture is served: AVIF in these widths, each under its limit in bytes, and one fallback file. */
export interface Layout {
  /** Quality of the AVIF files and of the fallback, unless a limit asks for less. */
  quality: [avif: number, fallback: number];
  widths: Record<number, number>;
  fallback: { width: number; format: 'webp' | 'jpg'; limit: number };
}

export interface PictureJob {
  name: string;
  recipe: Recipe;
  layout: Layout;
}
