/** Gives up waiting after a while; what is still under way then ends by itself. */
export async function deliverWithin(limitMs: number, deliver: () => Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = Object.assign(new Error('delivery took too long'), { code: 'DELIVERY_TIMEOUT' });
    timer = setTimeout(() => reject(error), limitMs).unref();
  });
  try {
    await Promise.race([deliver(), late]);
  } finally {
    clearTimeout(timer);
  }
}
