/** Alternative shop systems, measured in November 2026 on two cores in the same way: demo catalogues, production builds. */
export const PEERS = ['EverShop 2.2.1', 'Vendure 3.7 + Next', 'Medusa 2.18 + Next'] as const;

/** One figure for each peer, in that order. */
type PeerFigures = readonly [number, number, number];

/** How many times slower than a bare server that sends the same bytes. */
export const PEER_PAGES_SLOWER: Readonly<Record<string, PeerFigures>> = {
  home: [399, 835, 1390],
  category: [600, 747, 1466],
  product: [548, 869, 1474],
};
export const PEER_ENDPOINTS_SLOWER: Readonly<Record<string, PeerFigures>> = {
  'product list': [390, 135, 1357],
  'product by id': [146, 578, 1054],
};
export const PEER_PERFORMANCE: Readonly<Record<string, PeerFigures>> = {
  home: [83, 62, 89],
  category: [58, 59, 75],
  product: [53, 72, 85],
};
export const PEER_LCP_MS: Readonly<Record<string, PeerFigures>> = {
  home: [2033, 4141, 997],
  category: [10_722, 4478, 3827],
  product: [8406, 3744, 2071],
};
export const PEER_TBT_MS: Readonly<Record<string, PeerFigures>> = {
  home: [575, 1237, 458],
  category: [525, 1298, 464],
  product: [1298, 844, 468],
};
export const PEER_KIB: Readonly<Record<string, PeerFigures>> = {
  home: [1881, 534, 217],
  category: [2752, 677, 1531],
  product: [1922, 565, 1261],
};
/** After load, the API and its front together. */
export const PEER_MEMORY_MIB: PeerFigures = [851, 835, 928];
