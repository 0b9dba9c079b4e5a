/** Child process: clients that sign in as fast as possible, each attempt for another account. */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

export type StormOrder = { address: string; clients: number } | 'stop';
export type StormStatuses = Readonly<Record<string, number>>;

function attempt(address: string, agent: Agent): Promise<number> {
  const body = JSON.stringify({ email: `${randomUUID()}@example.in`, password: 'not the password' });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve) => {
    const call = request(`${address}/api/Account/Authentication`, { method: 'POST', agent, headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    });
    call.once('error', () => resolve(0));
    call.end(body);
  });
}

let isOver = false;

async function storm(address: string, clients: number): Promise<StormStatuses> {
  const statuses: Record<string, number> = {};
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const attack = async () => {
    while (!isOver) {
      const status = await attempt(address, agent);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, attack));
  agent.destroy();
  return statuses;
}

if (process.send) {
  process.on('message', async (order: StormOrder) => {
    if (order === 'stop') {
      isOver = true;
      return;
    }
    process.send?.(await storm(order.address, order.clients));
    process.exit(0);
  });
}
