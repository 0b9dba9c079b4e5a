import type { Category } from '#domain/catalogue/category.ts';
import videos from './videos.json';

type VideoEntry = { width: number; height: number; av1: string; vp9: string; mp4: string };
export type ShopVideo = { width: number; height: number; sources: readonly { src: string; type: string }[] };

const byCategory: Readonly<Record<string, VideoEntry>> = videos;

/** Lists the smallest file first; fabrics has no video. */
export function getCategoryVideo(category: Category): ShopVideo | undefined {
  const entry = byCategory[category];
  if (!entry) return undefined;
  const { width, height, av1, vp9, mp4 } = entry;
  return {
    width,
    height,
    sources: [
      { src: av1, type: 'video/webm; codecs="av01.0.05M.08"' },
      { src: vp9, type: 'video/webm; codecs="vp9"' },
      { src: mp4, type: 'video/mp4' },
    ],
  };
}
