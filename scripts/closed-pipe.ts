/**
 * Ends the command quietly when nobody reads its output any more, as in `npm run orders -- list | head`. Every command
 * imports this first.
 */
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
}
