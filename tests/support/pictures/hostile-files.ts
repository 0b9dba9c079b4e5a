import { deflateSync } from 'node:zlib';
import { listDocuments, listOtherFormats } from './hostile-formats.ts';
import { listAnimated, listBombs, listUnusual, listWrongLengths } from './hostile-pictures.ts';
import {
  createBox,
  createJpegSegment,
  createPngChunk,
  createRandom,
  createRiffChunk,
  createWebp,
  createWebpExtension,
  getWebpImage,
  type HostileFile,
  insertJpegSegments,
  insertPngChunks,
  PAYLOAD_MARKER,
  type Samples,
  toFiles,
} from './picture-parts.ts';
import { createPhoto } from './sample-photos.ts';

const PAYLOADS: Readonly<Record<string, string>> = {
  html: `<html><script>alert("${PAYLOAD_MARKER}")</script></html>`,
  javascript: `*/=1;alert("${PAYLOAD_MARKER}")/*`,
  php: `<?php system("${PAYLOAD_MARKER}"); ?>`,
  zip: `PK\x03\x04\x14\0\0\0\0\0${PAYLOAD_MARKER}.jar`,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" onload="alert('${PAYLOAD_MARKER}')"/>`,
  shell: `#!/bin/sh\necho ${PAYLOAD_MARKER}\n`,
};

/** More than 200 files that attack a decoder, a browser or whoever downloads them. */
export async function createHostileFiles(): Promise<readonly HostileFile[]> {
  const samples = await createSamples();
  return [
    ...listPolyglots(samples),
    ...listBombs(samples),
    ...listTruncated(samples),
    ...listFlipped(samples),
    ...listDocuments(),
    ...listOtherFormats(samples),
    ...(await listAnimated(samples)),
    ...listNonsense(samples),
    ...listWrongLengths(samples),
    ...(await listUnusual()),
  ];
}

async function createSamples(): Promise<Samples> {
  const photo = createPhoto({ width: 600, height: 160 });
  const [jpeg, png, webp, avif] = await Promise.all([
    photo.clone().jpeg().toBuffer(),
    photo.clone().png().toBuffer(),
    photo.clone().webp().toBuffer(),
    photo.clone().avif({ effort: 0 }).toBuffer(),
  ]);
  return { jpeg, png, webp, avif };
}

/** Pictures that are something else at the same time. */
const listPolyglots = (samples: Samples): HostileFile[] =>
  Object.entries(PAYLOADS).flatMap(([kind, text]) => {
    const payload = Buffer.from(text, 'latin1');
    const { jpeg, png, webp, avif } = samples;
    const exif = Buffer.concat([Buffer.from('Exif\0\0II*\0\x08\0\0\0\0\0\0\0\0\0', 'latin1'), payload]);
    const profile = Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), payload]);
    const xmp = Buffer.concat([Buffer.from('http://ns.adobe.com/xap/1.0/\0'), payload]);
    const keyed = Buffer.concat([Buffer.from('Comment\0'), payload]);
    return toFiles(`${kind} in a picture`, {
      'JPEG, before the end of the file': Buffer.concat([jpeg, payload]),
      'JPEG, comment': insertJpegSegments(jpeg, createJpegSegment(0xfe, payload)),
      'JPEG, Exif': insertJpegSegments(jpeg, createJpegSegment(0xe1, exif)),
      'JPEG, colour profile': insertJpegSegments(jpeg, createJpegSegment(0xe2, profile)),
      'JPEG, XMP': insertJpegSegments(jpeg, createJpegSegment(0xe1, xmp)),
      'JPEG, Photoshop data': insertJpegSegments(jpeg, createJpegSegment(0xed, payload)),
      'JPEG, unknown segment': insertJpegSegments(jpeg, createJpegSegment(0xeb, payload)),
      'PNG, after its end': Buffer.concat([png, payload]),
      'PNG, text': insertPngChunks(png, createPngChunk('tEXt', keyed)),
      'PNG, compressed text': insertPngChunks(
        png,
        createPngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(payload)])),
      ),
      'PNG, Exif': insertPngChunks(png, createPngChunk('eXIf', exif.subarray(6))),
      'PNG, colour profile': insertPngChunks(
        png,
        createPngChunk('iCCP', Buffer.concat([Buffer.from('p\0\0'), deflateSync(payload)])),
      ),
      'PNG, unknown chunk': insertPngChunks(png, createPngChunk('juNk', payload)),
      'WebP, after its end': Buffer.concat([webp, payload]),
      'WebP, Exif': createExtendedWebp(webp, 0x08, createRiffChunk('EXIF', exif)),
      'WebP, XMP': createExtendedWebp(webp, 0x04, createRiffChunk('XMP ', payload)),
      'WebP, unknown chunk': createExtendedWebp(webp, 0, createRiffChunk('JUNK', payload)),
      'AVIF, after its end': Buffer.concat([avif, payload]),
      'AVIF, free space': Buffer.concat([avif, createBox('free', payload)]),
      'AVIF, unknown box': Buffer.concat([avif, createBox('uuid', Buffer.alloc(16), payload)]),
    });
  });

const createExtendedWebp = (webp: Buffer, flags: number, ...chunks: readonly Buffer[]): Buffer =>
  createWebp(createWebpExtension(flags, 600, 160), getWebpImage(webp), ...chunks);

const listTruncated = (samples: Samples): HostileFile[] =>
  Object.entries(samples).flatMap(([format, file]) =>
    [0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.99].map((share) => ({
      name: `${format} cut off at ${share * 100} %`,
      content: file.subarray(0, Math.max(4, Math.floor(file.length * share))),
    })),
  );

const listFlipped = (samples: Samples): HostileFile[] =>
  Object.entries(samples).flatMap(([format, file]) =>
    [1, 2, 3, 4, 5].map((seed) => {
      const random = createRandom(seed);
      const flipped = Buffer.from(file);
      for (let count = 0; count < 20; count++) {
        const at = 12 + Math.floor(random() * (file.length - 12));
        flipped[at] = (flipped[at] ?? 0) ^ (1 << Math.floor(random() * 8));
      }
      return { name: `${format} with flipped bits, ${seed}`, content: flipped };
    }),
  );

function listNonsense(samples: Samples): HostileFile[] {
  const random = createRandom(7);
  const createNoise = (length: number) => Buffer.from(Array.from({ length }, () => Math.floor(random() * 256)));
  const noise = Object.fromEntries(
    [1, 2, 3, 16, 1000, 50_000].map((size) => [`${size} random bytes`, createNoise(size)]),
  );
  const headed = Object.fromEntries(
    Object.entries(samples).map(([format, file]) => [
      `head of ${format}, then random bytes`,
      Buffer.concat([file.subarray(0, 32), createNoise(20_000)]),
    ]),
  );
  const repeated = Object.fromEntries(
    Object.entries(samples).map(([format, file]) => [`${format} twice`, Buffer.concat([file, file])]),
  );
  const swapped = {
    'head of PNG, body of JPEG': Buffer.concat([samples.png.subarray(0, 33), samples.jpeg]),
    'head of JPEG, body of PNG': Buffer.concat([samples.jpeg.subarray(0, 20), samples.png]),
    'head of WebP, body of AVIF': Buffer.concat([samples.webp.subarray(0, 16), samples.avif]),
    'head of AVIF, body of WebP': Buffer.concat([samples.avif.subarray(0, 32), samples.webp]),
  };
  return toFiles('nonsense', {
    'no bytes': Buffer.alloc(0),
    'one zero': Buffer.alloc(1),
    'a megabyte of zeros': Buffer.alloc(1_000_000),
    ...noise,
    ...headed,
    ...repeated,
    ...swapped,
  });
}
