import { computeQuantile } from '../../../scripts/testing/quantile.ts';

/** Response times and statuses. */
export function createLatencies() {
  const times: number[] = [];
  const statuses: Record<string, number> = {};
  return {
    add(ms: number, status: number | 'none'): void {
      times.push(ms);
      statuses[status] = (statuses[status] ?? 0) + 1;
    },
    countResponses: () => times.length,
    getStatuses: (): Readonly<Record<string, number>> => statuses,
    /** Any non-success status: these visitors send only valid requests. */
    countErrors: (): number =>
      Object.entries(statuses).reduce((sum, [status, count]) => sum + (/^[23]/.test(status) ? 0 : count), 0),
    /** Milliseconds within which `share` of the responses arrived. */
    getQuantile: (share: number): number => computeQuantile(times, share),
  };
}

export type Latencies = ReturnType<typeof createLatencies>;

export const describeLatencies = (latencies: Latencies): string =>
  `${latencies.countResponses()} responses, ${[0.5, 0.95, 0.99]
    .map((share) => `p${share * 100} ${latencies.getQuantile(share).toFixed(1)} ms`)
    .join(', ')}, statuses ${JSON.stringify(latencies.getStatuses())}`;
