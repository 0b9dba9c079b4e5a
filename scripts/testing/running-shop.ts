import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

/** Settings of the person at the keyboard must not reach the shop under test. */
const SETTINGS =
  /^(PORT|HOST|SHOP_|PUBLIC_ORIGIN|DATABASE_URL|DATA_DIR|ALLOW_EMBEDDED_DATABASE|SESSION_|CASHFREE_|SIM|API_HOST|CORS_|SMTP_|MAIL_|METRICS_|SETTINGS_FILE|TRUST_|RATE_LIMIT_|PROVIDER_|WEBHOOK_|MAX_ORDER_|NODE_ENV|VITEST|LOG_LEVEL)/;

type ShopProcess = {
  child: ChildProcess;
  /** Everything it has printed so far. */
  output(): string;
  /** The part of it that is meant for the operator, apart from the log. */
  errors(): string;
  /** Resolves with the exit code once the process has gone. */
  exited: Promise<number | null>;
};

const START_COMMAND = 'scripts/start.mjs';
/** A shop under load prints a line for every request; more than this has no place in one string. */
const MAX_PRINTED_BYTES = 100_000_000;
const KEPT_OF_IT = 1_000_000;

/** Runs the start command of the README, without npm in between, with just these settings. */
export function spawnShop(settings: NodeJS.ProcessEnv, program = START_COMMAND): ShopProcess {
  const inherited = Object.entries(process.env).filter(([name]) => !SETTINGS.test(name));
  const env = { ...Object.fromEntries(inherited), ...settings };
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  let errors = '';
  const print = (text: Buffer) => {
    if (printed.length > MAX_PRINTED_BYTES) printed = printed.slice(-KEPT_OF_IT);
    printed += text.toString();
  };
  child.stdout.on('data', print);
  child.stderr.on('data', (text: Buffer) => {
    print(text);
    errors += text.toString();
  });
  const endNow = () => child.kill('SIGKILL');
  process.once('exit', endNow);
  const exited = once(child, 'close').then(([code]) => {
    process.off('exit', endNow);
    return code as number | null;
  });
  return { child, output: () => printed, errors: () => errors, exited };
}

export type RunningShop = ShopProcess & {
  /** `http://127.0.0.1:<port>` */
  address: string;
  /** Origin of its payment simulator; empty when it has none. */
  simulator: string;
  dataDir: string;
  startedInMs: number;
  /** Sends the signal and resolves with the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
};

type StartOptions = {
  dataDir?: string;
  settings?: NodeJS.ProcessEnv;
  timeoutMs?: number;
  /** A free one is found when it is left out. */
  port?: number;
  /** Command to start instead of the default. */
  program?: string;
};

/** The `x-sim-token` of simulators under test. */
export const CONTROL_TOKEN = 'the control token of the tests';

/** Starts a shop on a free port and waits for `/readyz`; deletes its data folder afterwards unless one was given. */
export async function startShop({
  dataDir,
  settings = {},
  timeoutMs = 180_000,
  port: wanted,
  program,
}: StartOptions = {}): Promise<RunningShop> {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'shop-data-'));
  const port = wanted ?? (await freePort());
  const address = `http://127.0.0.1:${port}`;
  const begun = performance.now();
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_ORIGIN: address,
    DATA_DIR: folder,
    SIMULATOR_PORT: '0',
    SIMULATOR_CONTROL_TOKEN: CONTROL_TOKEN,
    LOG_LEVEL: 'info',
    RATE_LIMIT_FACTOR: '1000',
    ...settings,
  };
  const shop = spawnShop(env, program);
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    shop.child.kill(signal);
    const code = await shop.exited;
    if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
    return code;
  };
  try {
    await untilReady(shop, address, timeoutMs);
  } catch (error) {
    await stop('SIGKILL');
    throw error;
  }
  const simulator = /payment simulator is open: (\S+)/.exec(shop.output())?.[1] ?? '';
  return { ...shop, address, simulator, dataDir: folder, startedInMs: performance.now() - begun, stop };
}

async function untilReady(shop: ShopProcess, address: string, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if (shop.child.exitCode !== null) throw new Error(`The shop ended before it was ready:\n${shop.output()}`);
    const answer = await fetch(`${address}/readyz`).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The shop was not ready after ${timeoutMs} ms:\n${shop.output()}`);
}
