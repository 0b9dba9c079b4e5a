import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { findOrInstall } from './system-packages.ts';

export type TestProxy = { address: string; stop(): Promise<void> };

/** The configuration that `deploy/` gives to shop owners, with other addresses in it. */
function configuration(folder: string, port: number, shopPorts: readonly number[]): string {
  const servers = shopPorts.map((shop) => `server 127.0.0.1:${shop} max_fails=0;`).join('\n  ');
  const own = readFileSync('deploy/nginx.conf', 'utf8')
    .replace('server shop:3000 max_fails=0;', servers)
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (one) => `${one}_temp_path ${folder}/${one};`,
  );
  return `daemon off;
worker_processes 1;
error_log ${folder}/errors.log;
pid ${folder}/nginx.pid;
events { worker_connections 2048; }
http {
access_log off;
${temporary.join('\n')}
${own}
}
`;
}

/** nginx in front of several shops, configured like `deploy/nginx.conf`. */
export async function startTestNginx(shopPorts: readonly number[]): Promise<TestProxy> {
  const program = await findOrInstall('nginx');
  const folder = mkdtempSync(join(tmpdir(), 'shop-proxy-'));
  // Its workers are another user.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, port, shopPorts));
  const child = spawn(program, ['-p', folder, '-c', file], { stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'close');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 100 && child.exitCode === null; tries++) {
    if (await fetch(`${address}/healthz`).catch(() => undefined)) return { address, stop };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await stop();
  throw new Error('nginx for the tests did not start.');
}
