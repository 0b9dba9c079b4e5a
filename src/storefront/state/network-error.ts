/** When no answer came (specification 0 §8, 1 §8). */
export const NETWORK_ERROR = 'Network error';
