import { isUploadFile } from '#domain/catalogue/pictures/uploaded-pictures.ts';
import type { PictureStorage } from '#server/platform/pictures/picture-storage.ts';
import { DataFileError } from './data-file-error.ts';

/** A line of the file that holds one picture file; rows are arrays. */
export type PictureLine = { readonly picture: string; readonly content: string };

const WEBP = /^RIFF.{4}WEBP/s;
const AVIF = /^.{4}ftyp/s;

export const isPictureLine = (line: unknown): line is PictureLine =>
  typeof line === 'object' && line !== null && !Array.isArray(line) && 'picture' in line && 'content' in line;

/** Yields one line at a time, so that one picture is in memory. */
export async function* serialisePictures(pictures: PictureStorage): AsyncGenerator<string> {
  for (const { name } of await pictures.list()) {
    const content = isUploadFile(name) ? await pictures.read(name) : undefined;
    const line: PictureLine | undefined = content && { picture: name, content: content.toString('base64') };
    if (line) yield `${JSON.stringify(line)}\n`;
  }
}

/** Writes the pictures of a file; `undo` removes those that were not there before. */
export function createPictureImport(pictures: PictureStorage) {
  const added: string[] = [];
  return {
    async write({ picture: name, content: base64 }: PictureLine): Promise<void> {
      if (typeof name !== 'string' || !isUploadFile(name))
        throw new DataFileError('A picture of the file has a name that is not allowed.');
      const content = Buffer.from(String(base64), 'base64');
      const start = content.subarray(0, 12).toString('latin1');
      if (!(name.endsWith('.webp') ? WEBP : AVIF).test(start))
        throw new DataFileError(`${name} in the file is not a picture.`);
      const isNew = !(await pictures.exists(name));
      await pictures.write(name, content).catch((error: NodeJS.ErrnoException) => {
        throw new DataFileError(`The picture ${name} cannot be written (${error.code}).`, { cause: error });
      });
      if (isNew) added.push(name);
    },
    async undo(): Promise<void> {
      for (const name of added) await pictures.remove(name);
    },
  };
}
