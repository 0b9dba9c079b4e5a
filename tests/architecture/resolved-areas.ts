/**
 * What must be proven by a test from now on: whole areas (`HDR`) or single ids (`HOME-01`). Whoever finishes a part of
 * the shop adds its ids here, and from that day a test of theirs that disappears fails the build.
 */
export const RESOLVED: readonly string[] = [
  'HERO',
  'HOME',
  'HDR',
  'MENU',
  'CHAT',
  'PR',
  'ENT',
  'CONT',
  'INQ',
  'POL',
  ...['GEN-10', 'ROUTE-01', 'CONST-11', 'CONST-13', 'CONST-15', 'CONST-17', 'CONST-29'],
  'FOOT',
  'AUTH',
  ...['ROLE-02', 'ROUTE-19', 'ROUTE-30', 'ERR-17', 'ERR-18', 'ERR-19', 'ERR-20', 'ERR-21', 'ERR-22', 'ERR-23'],
  ...['SRV-12', 'SRV-19', 'SRV-20', 'SRV-21', 'SRV-22', 'SRV-23', 'D-02', 'D-10', 'D-11'],
  ...['SRV-01', 'SRV-02', 'SRV-03', 'SRV-04', 'SRV-05', 'SRV-08', 'SRV-10', 'SRV-11', 'SRV-13'],
  ...['SRV-14', 'SRV-15', 'SRV-16', 'SRV-17', 'SRV-18'],
  ...['D-03', 'D-17', 'D-18', 'D-19', 'D-22', 'D-28', 'D-30'],
  // Contact, inquiries, policies.
  ...['CONT', 'INQ', 'POL', 'GEN-08', 'GEN-12', 'ROLE-07', 'STATE-09', 'STATE-12'],
  ...['ROUTE-07', 'ROUTE-08', 'ROUTE-09', 'ROUTE-16', 'ROUTE-17', 'ROUTE-18', 'ENT-28', 'ENT-29', 'ENT-30'],
  ...['API-25', 'API-26', 'API-27', 'ERR-51', 'ERR-52', 'ERR-53', 'ERR-54', 'ERR-55'],
  ...['CONST-37', 'CONST-38', 'CONST-39', 'CONST-40', 'CONST-41', 'CONST-42', 'CONST-43', 'CONST-44'],
  ...['SRV-62', 'SRV-63', 'SRV-64', 'SRV-65', 'D-15', 'D-29'],
  // Browsing and finding.
  ...['CAT', 'SUB', 'CARD', 'GEN-01', 'GEN-02', 'GEN-03', 'API-18'],
  ...['ROUTE-02', 'ROUTE-03', 'ROUTE-04', 'ROUTE-05', 'ROUTE-06', 'ROUTE-28'],
  ...['ERR-01', 'ERR-02', 'ERR-03', 'ERR-04', 'ERR-07', 'ERR-08', 'ERR-10', 'ERR-24'],
  ...['CONST-12', 'CONST-14', 'CONST-16', 'CONST-22', 'D-04', 'D-05', 'D-16', 'D-23'],
  // Cart. CART-35 also speaks of the checkout page.
  ...['CART-01', 'CART-02', 'CART-03', 'CART-04', 'CART-05', 'CART-06', 'CART-07', 'CART-08', 'CART-09'],
  ...['CART-10', 'CART-11', 'CART-12', 'CART-13', 'CART-14', 'CART-15', 'CART-16', 'CART-17', 'CART-18'],
  ...['CART-19', 'CART-20', 'CART-21', 'CART-22', 'CART-23', 'CART-24', 'CART-25', 'CART-26', 'CART-27'],
  ...['CART-28', 'CART-29', 'CART-30', 'CART-31', 'CART-32', 'CART-33', 'CART-34', 'CART-36', 'CART-37'],
  ...['LCART', 'STATE-03', 'STATE-04', 'STATE-05', 'STATE-11', 'ROUTE-11', 'ROLE-06', 'D-12', 'D-25'],
  ...['ERR-11', 'ERR-12', 'ERR-13', 'ERR-14', 'ERR-15', 'ERR-16'],
  // Wishlist and the frame of the account.
  ...['WISH', 'DASH', 'ROUTE-21', 'STATE-02', 'STATE-04', 'STATE-05', 'ERR-05', 'ERR-06', 'ERR-09', 'D-01', 'D-27'],
  ...['CONST-25', 'CONST-26', 'CONST-27'],
];
