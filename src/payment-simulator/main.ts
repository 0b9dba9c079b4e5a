/** `npm run simulator`: the payment provider in a process of its own, so that it outlives the shop. */
import { readSimulatorOptions, SettingError } from './environment.ts';
import { startPaymentSimulator } from './start-simulator.ts';

try {
  const options = readSimulatorOptions(process.env);
  const simulator = await startPaymentSimulator(options);
  console.log(`The payment simulator is open: ${simulator.origin}`);
  const stop = () => void simulator.close().then(() => process.exit(0));
  process.once('SIGTERM', stop).once('SIGINT', stop);
} catch (error) {
  const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  const sentence = 'The port is in use by another program: stop it or set another SIMULATOR_PORT.';
  console.error(isTaken ? sentence : error instanceof SettingError ? error.message : error);
  process.exit(1);
}
