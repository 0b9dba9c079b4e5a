import { cpus } from 'node:os';

/** Returns how to read which share of all processors was used since now, by any program. */
export function measureBusyShare(): () => number {
  const before = readTimes();
  return () => {
    const after = readTimes();
    return 1 - (after.idle - before.idle) / (after.all - before.all);
  };
}

function readTimes() {
  const times = cpus().map(({ times }) => times);
  const sum = (read: (time: (typeof times)[number]) => number) => times.reduce((total, time) => total + read(time), 0);
  return {
    idle: sum(({ idle }) => idle),
    all: sum(({ user, nice, sys, idle, irq }) => user + nice + sys + idle + irq),
  };
}
