import { spawn, spawnSync } from 'node:child_process';
import { rmSync, statSync } from 'node:fs';

export const FRAMES_PER_SECOND = 24;
export const FRAME_WIDTH = 1280;
export const FRAME_HEIGHT = 720;
/** Maximum bytes of an MP4. */
const VIDEO_LIMIT = 400 * 1024;

const BEST_CRF = 26;
/** CRF steps that halve the size of a video. */
const CRF_TO_HALVE = 6;

const QUIET = ['-y', '-loglevel', 'error'];

/** Opens a lossless video that takes raw frames. */
export function openMaster(path: string) {
  const source = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${FRAME_WIDTH}x${FRAME_HEIGHT}`];
  const target = ['-c:v', 'libx264', '-qp', '0', '-preset', 'ultrafast', '-pix_fmt', 'yuv444p', path];
  const args = [...QUIET, ...source, '-r', `${FRAMES_PER_SECOND}`, '-i', '-', ...target];
  const ffmpeg = spawn('ffmpeg', args, { stdio: ['pipe', 'inherit', 'inherit'] });
  const closed = new Promise<void>((resolve, reject) => {
    ffmpeg.once('error', reject);
    ffmpeg.once('close', (code) => (code ? reject(new Error(`ffmpeg exited with code ${code}.`)) : resolve()));
  });
  return {
    async frame(pixels: Buffer): Promise<void> {
      if (!ffmpeg.stdin.write(Buffer.from(pixels))) await new Promise((done) => ffmpeg.stdin.once('drain', done));
    },
    close(): Promise<void> {
      ffmpeg.stdin.end();
      return closed;
    },
  };
}

function transcode(master: string, out: string, ...args: string[]): number {
  const options = [...QUIET, '-i', master, '-an', '-pix_fmt', 'yuv420p', ...args, out];
  const { status, error } = spawnSync('ffmpeg', options, { stdio: 'inherit' });
  if (error || status) throw error ?? new Error(`ffmpeg could not write ${out}.`);
  return statSync(out).size;
}

/** H.264 under the size limit, VP9 and AV1 beside it; the master is removed. */
export function encodeVideo(master: string, prefix: string): void {
  const mp4 = (quality: number) =>
    transcode(
      master,
      `${prefix}.mp4`,
      '-c:v',
      'libx264',
      '-preset',
      'slow',
      '-crf',
      `${quality}`,
      '-movflags',
      '+faststart',
    );
  let quality = BEST_CRF;
  for (let size = mp4(quality); size > VIDEO_LIMIT; size = mp4(quality))
    quality += Math.max(1, Math.floor(CRF_TO_HALVE * Math.log2(size / VIDEO_LIMIT)));
  const vp9 = ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', `${quality + 12}`, '-row-mt', '1', '-cpu-used', '3'];
  transcode(master, `${prefix}.vp9.webm`, ...vp9);
  transcode(master, `${prefix}.av1.webm`, '-c:v', 'libsvtav1', '-preset', '8', '-crf', `${quality + 16}`);
  rmSync(master);
}
