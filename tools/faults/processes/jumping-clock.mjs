/**
 * Loaded into a shop with `node --import`. Each SIGUSR2 sets its clock in turn an hour ahead, an hour back and correct.
 * Timers are unaffected, as when a machine's clock is set.
 */
const HOUR_MS = 3_600_000;
const JUMPS = [HOUR_MS, -HOUR_MS, 0];
const RealDate = Date;
let jumps = 0;
let offset = 0;

globalThis.Date = class extends RealDate {
  constructor(...args) {
    super(...(args.length === 0 ? [RealDate.now() + offset] : args));
  }
  static now() {
    return RealDate.now() + offset;
  }
};

process.on('SIGUSR2', () => {
  offset = JUMPS[jumps++ % JUMPS.length] ?? 0;
});
