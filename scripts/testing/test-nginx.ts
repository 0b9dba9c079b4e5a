import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from './free-port.ts';
import { findOrInstall } from './system-packages.ts';

export type TestProxy = { address: string; stop(): Promise<void> };

/** Replaces the addresses in `deploy/nginx.conf` with those of the test. */
function buildConfiguration(folder: string, port: number, shopPorts: readonly number[]): string {
  const servers = shopPorts.map((shop) => `server 127.0.0.1:${shop} max_fails=0;`).join('\n  ');
  const deployConfiguration = readFileSync('deploy/nginx.conf', 'utf8')
    .replace(/server shop:\d+ max_fails=0;/g, servers)
    .replaceAll('listen 80;', `listen 127.0.0.1:${port};`);
  const tempPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  return `daemon off;
worker_processes 1;
error_log ${folder}/errors.log;
pid ${folder}/nginx.pid;
events { worker_connections 2048; }
http {
access_log off;
${tempPaths.join('\n')}
${deployConfiguration}
}
`;
}

/** Starts nginx in front of several shops, configured like `deploy/nginx.conf`. */
export async function startTestNginx(shopPorts: readonly number[]): Promise<TestProxy> {
  const program = await findOrInstall('nginx');
  const folder = mkdtempSync(join(tmpdir(), 'shop-proxy-'));
  // nginx workers run as another user.
  chmodSync(folder, 0o755);
  const port = await findFreePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, buildConfiguration(folder, port, shopPorts));
  const child = spawn(program, ['-p', folder, '-c', file], { stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'close');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  for (let attempts = 0; attempts < 100 && child.exitCode === null; attempts++) {
    if (await fetch(`${address}/healthz`).catch(() => undefined)) return { address, stop };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await stop();
  throw new Error('The test nginx did not start.');
}
