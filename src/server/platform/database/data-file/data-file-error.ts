/** An error the operator can fix; nothing was changed. */
export class DataFileError extends Error {}

const FILE_SYSTEM_ERROR = /^E(NOENT|ACCES|PERM|ISDIR|NOTDIR|EXIST|ROFS|NOSPC|IO|MFILE)$/;

/** Creates a `catch` handler that turns file errors into a message and rethrows everything else. */
export const rethrowFileError =
  (file: string, action: 'read' | 'written') =>
  (error: unknown): never => {
    const code = (error as { code?: unknown }).code;
    if (typeof code === 'string' && FILE_SYSTEM_ERROR.test(code)) {
      throw new DataFileError(`${file} cannot be ${action} (${code}).`, { cause: error });
    }
    const isDamaged = action === 'read' && (error instanceof SyntaxError || /^Z_/.test(String(code)));
    if (!isDamaged) throw error;
    throw new DataFileError(
      `${file} is not a file of "npm run data -- export", or it is damaged. Nothing was changed.`,
      {
        cause: error,
      },
    );
  };
