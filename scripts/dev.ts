import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';

// `tsx watch` restarts the server when a loaded file changes. Vite loads the browser sources instead and
// replaces them in the running page.
const tsx = createRequire(import.meta.url).resolve('tsx/cli');
const server = join(import.meta.dirname, 'dev-server.ts');
const child = spawn(process.execPath, [tsx, 'watch', '--clear-screen=false', server], { stdio: 'inherit' });

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
const [code] = await once(child, 'exit');
process.exitCode = typeof code === 'number' ? code : 0;
