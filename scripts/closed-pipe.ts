/**
 * Ends the command quietly when nobody reads its output any more, as in `npm run orders -- list | head`.
 * Commands import this first. Tests and builds don't: an unfinished one must fail.
 */
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
}
