/** The message is one sentence for whoever runs the command; nothing was changed. */
export class DataFileError extends Error {}

/** What the operating system says of files and folders. */
const FILE_SYSTEM_ERROR = /^E(NOENT|ACCES|PERM|ISDIR|NOTDIR|EXIST|ROFS|NOSPC|IO|MFILE)$/;

/** For `catch`: a fault of the file or its folder in a sentence; any other fault goes on as it is. */
export const explainFileError =
  (file: string, wish: 'read' | 'written') =>
  (error: unknown): never => {
    const code = (error as { code?: unknown }).code;
    if (typeof code === 'string' && FILE_SYSTEM_ERROR.test(code)) {
      throw new DataFileError(`${file} cannot be ${wish} (${code}).`, { cause: error });
    }
    const isDamaged = wish === 'read' && (error instanceof SyntaxError || /^Z_/.test(String(code)));
    if (!isDamaged) throw error;
    throw new DataFileError(`${file} is no file of "npm run data -- export", or it is damaged. Nothing was changed.`, {
      cause: error,
    });
  };
