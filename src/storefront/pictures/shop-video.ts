import videos from './videos.json';

type VideoEntry = { width: number; height: number; av1: string; vp9: string; mp4: string };
export type ShopVideo = readonly { src: string; type: string }[];

const byCategory: Readonly<Record<string, VideoEntry>> = videos;

/** Returns the files of a category's video, the smallest first, or the one file at an address. */
export function findVideo(choice: string): ShopVideo | undefined {
  if (choice.startsWith('/')) return [{ src: choice, type: choice.endsWith('.webm') ? 'video/webm' : 'video/mp4' }];
  const entry = byCategory[choice];
  return (
    entry && [
      { src: entry.av1, type: 'video/webm; codecs="av01.0.05M.08"' },
      { src: entry.vp9, type: 'video/webm; codecs="vp9"' },
      { src: entry.mp4, type: 'video/mp4' },
    ]
  );
}
