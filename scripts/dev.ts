import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';

// `tsx watch` starts the server again when one of the files it has loaded changes. Browser sources are loaded by Vite
// instead, which replaces them in the running page.
const tsx = createRequire(import.meta.url).resolve('tsx/cli');
const server = join(import.meta.dirname, 'dev-server.ts');
const child = spawn(process.execPath, [tsx, 'watch', '--clear-screen=false', server], { stdio: 'inherit' });

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
const [code] = await once(child, 'exit');
process.exitCode = typeof code === 'number' ? code : 0;
