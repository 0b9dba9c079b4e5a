import type { Make } from '../drawing/make-shading.ts';

/** One colourway of a design, by name. */
export interface Pattern {
  design: string;
  colourway: string;
}

/** The covering of one surface of a room: a pattern at true size, or a plain colour. */
export interface Dressing {
  surface: string;
  pattern?: Pattern;
  colour?: string;
  /** 'fit' stretches one picture over the surface, 'cover' fills it and crops; otherwise the pattern repeats. */
  lay?: 'fit' | 'cover';
  /** Start of the repeat, in metres from the lower left corner. */
  offset?: [number, number];
  /** Scales the repeat, for weaves that would cause moire at room distance. */
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
  /** Crop of the room: left, top, width, height as shares of the plate. */
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

/** A file of the `drawings` folder, served unchanged. */
export interface DrawingRecipe {
  kind: 'drawing';
  file: string;
}

export type Recipe = RoomRecipe | FlatRecipe | FramedRecipe | DrawingRecipe;

/** Served files of a picture: AVIF in these widths, each under its limit in bytes, and one fallback. */
export interface Layout {
  /** Maximum quality of the AVIF files and of the fallback. */
  quality: [avif: number, fallback: number];
  widths: Record<number, number>;
  fallback: { width: number; format: 'webp' | 'jpg'; limit: number };
}

export interface PictureJob {
  name: string;
  recipe: Recipe;
  layout: Layout;
}
