import { describe, expect, it } from 'vitest';
import { findUploadUrls, getUploadUrl, isUploadFile, listUploadFiles } from './uploaded-pictures.ts';

const HASH = '0123456789abcdef';
const url = getUploadUrl(HASH);

describe('an uploaded picture', () => {
  it('has one file per width, all with the hash of its content', () => {
    expect(listUploadFiles({ url, widths: [360, 1600] })).toEqual([
      `picture.${HASH}.webp`,
      `picture.${HASH}-360.avif`,
      `picture.${HASH}-1600.avif`,
    ]);
  });

  it('has files with names that we give', () => {
    for (const name of listUploadFiles({ url, widths: [360, 1600] })) expect(isUploadFile(name), name).toBe(true);
  });

  it('is found in a text once, however often it is named', () => {
    const other = getUploadUrl(HASH.replace('0', 'f'));
    expect(findUploadUrls(JSON.stringify([{ url }, { url: other }, { url }]))).toEqual([url, other]);
    expect(findUploadUrls('/pictures/vine.1a2b3c4d.webp')).toEqual([]);
  });

  it.each([
    '',
    '.',
    '..',
    '../session-secret',
    `../picture.${HASH}.webp`,
    `picture.${HASH}.webp/../../x`,
    `folder/picture.${HASH}.webp`,
    `folder\\picture.${HASH}.webp`,
    `picture.${HASH}.webp\0.html`,
    `picture.${HASH}.webp\n`,
    `picture.${HASH}.html`,
    `picture.${HASH}.svg`,
    `picture.${HASH.toUpperCase()}.webp`,
    `picture.${HASH}-.avif`,
    `picture.${HASH}-0.avif`,
    '.unfinished',
  ])('is never a file named %j', (name) => {
    expect(isUploadFile(name)).toBe(false);
  });
});
