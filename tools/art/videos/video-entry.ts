/** One loop as `src/storefront/pictures/videos.json` lists it; offered to browsers in the order av1, vp9, mp4. */
export interface VideoEntry {
  width: number;
  height: number;
  av1: string;
  vp9: string;
  mp4: string;
}
