import { gzipSync } from 'node:zlib';
import { createBox, type HostileFile, PAYLOAD_MARKER, type Samples, toFiles } from './picture-parts.ts';

/** Texts that some programs show as a picture. */
export function listDocuments(): HostileFile[] {
  const entity = (target: string) =>
    `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "${target}">]><svg xmlns="http://www.w3.org/2000/svg" width="900" height="700"><text>&x;</text></svg>`;
  const laughs = Array.from({ length: 12 }, (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`).join(
    '',
  );
  const texts: Record<string, string> = {
    'SVG with a script': `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700"><script>${PAYLOAD_MARKER}</script></svg>`,
    'SVG after a byte order mark': `\uFEFF<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700"/>`,
    'SVG after a comment': `<!-- ${PAYLOAD_MARKER} --><svg xmlns="http://www.w3.org/2000/svg" width="900" height="700"/>`,
    'SVG that reads a file': entity('file:///etc/passwd'),
    'SVG that sends a request': entity('http://127.0.0.1:1/'),
    'SVG with a picture from disk': `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700"><image href="file:///etc/hostname"/></svg>`,
    'SVG that grows': `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY l0 "ha">${laughs}]><svg width="900" height="700"><text>&l12;</text></svg>`,
    'a web page': `<!doctype html><script>${PAYLOAD_MARKER}</script>`,
    'a script': `alert("${PAYLOAD_MARKER}")`,
    JSON: `{"payload":"${PAYLOAD_MARKER}"}`,
  };
  const files = Object.entries(texts).map(([name, text]) => ({ name, content: Buffer.from(text) }));
  const [svg] = files;
  return [...files, { name: 'compressed SVG', content: gzipSync(svg?.content ?? '') }];
}

export function listOtherFormats({ jpeg, avif }: Samples): HostileFile[] {
  const media = (brand: string, ...brands: readonly string[]) =>
    Buffer.concat([createBox('ftyp', Buffer.from(`${brand}\0\0\0\0${brands.join('')}`, 'latin1')), avif.subarray(32)]);
  return toFiles('other format', {
    GIF: Buffer.from(
      'GIF89a\x84\x03\xbc\x02\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0\x84\x03\xbc\x02\0\x02\x02D\x01\0;',
      'latin1',
    ),
    TIFF: Buffer.from('II*\0\x08\0\0\0\0\0', 'latin1'),
    'TIFF, other byte order': Buffer.from('MM\0*\0\0\0\x08\0\0', 'latin1'),
    BMP: Buffer.concat([Buffer.from('BM'), Buffer.alloc(200)]),
    PDF: Buffer.from(`%PDF-1.7\n% ${PAYLOAD_MARKER}`),
    HEIC: media('heic', 'mif1', 'heic'),
    'HEIC with the general brand': media('mif1', 'mif1', 'heic'),
    'HEIC that claims to be AVIF too': media('heic', 'avif', 'mif1'),
    MP4: media('isom', 'isom', 'mp42'),
    'MP4 without brands': media('', ''),
    Photoshop: Buffer.concat([Buffer.from('8BPS\0\x01'), Buffer.alloc(100)]),
    'JPEG XL': Buffer.from([0xff, 0x0a, 0, 0, 0, 0]),
    'JPEG XL in a container': Buffer.from('\0\0\0\x0cJXL \r\n\x87\n', 'latin1'),
    'JPEG 2000': Buffer.from('\0\0\0\x0cjP  \r\n\x87\n', 'latin1'),
    icon: Buffer.from([0, 0, 1, 0, 1, 0, 16, 16, 0, 0, 1, 0, 32, 0]),
    ZIP: Buffer.from(`PK\x03\x04${PAYLOAD_MARKER}`, 'latin1'),
    program: Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), Buffer.alloc(100)]),
    'Windows program': Buffer.concat([Buffer.from('MZ'), Buffer.alloc(100)]),
    'JPEG after one byte': Buffer.concat([Buffer.from([0]), jpeg]),
    'JPEG after a web page': Buffer.concat([Buffer.from(`<html>${PAYLOAD_MARKER}</html>`), jpeg]),
  });
}
