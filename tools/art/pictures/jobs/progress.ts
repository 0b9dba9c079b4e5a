const PLAIN_STEP = 10;

/** A progress line, rewritten in place on a terminal. */
export function startProgress(total: number) {
  const started = Date.now();
  const isTerminal = process.stdout.isTTY;
  const progress = {
    count: 0,
    step(name: string): void {
      progress.count++;
      const seconds = (Date.now() - started) / 1000;
      const left = Math.round((seconds / progress.count) * (total - progress.count));
      const line = `${progress.count} of ${total} pictures, about ${left} s left: ${name}`;
      if (isTerminal) process.stdout.write(`\r\x1b[K${line}`);
      else if (progress.count % PLAIN_STEP === 0 || progress.count === total) console.log(line);
    },
    close(): void {
      if (isTerminal && progress.count) process.stdout.write('\n');
    },
  };
  return progress;
}
