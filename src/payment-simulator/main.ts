/** `npm run simulator`: runs the payment provider in its own process, so it outlives the shop. */
import { readSimulatorOptions, SettingError } from './environment.ts';
import { startPaymentSimulator } from './start-simulator.ts';

try {
  const options = readSimulatorOptions(process.env);
  const simulator = await startPaymentSimulator(options);
  console.log(`The payment simulator is open: ${simulator.origin}`);
  const stop = () => void simulator.close().then(() => process.exit(0));
  process.once('SIGTERM', stop).once('SIGINT', stop);
} catch (error) {
  const isPortTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  const message = 'The port is in use by another program: stop it or set another SIMULATOR_PORT.';
  console.error(isPortTaken ? message : error instanceof SettingError ? error.message : error);
  process.exit(1);
}
