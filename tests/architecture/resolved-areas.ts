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
  // Profile, orders and tracking.
  ...['PROF', 'ORD', 'GEN-11', 'ROLE-08', 'ROUTE-20', 'ROUTE-22', 'ROUTE-23', 'ROUTE-24', 'ROUTE-25', 'ROUTE-27'],
  ...['ROUTE-29', 'ERR-40', 'ERR-41', 'ERR-42', 'ERR-43', 'ERR-44', 'ERR-45', 'ERR-46', 'ERR-47', 'ERR-48', 'ERR-49'],
  ...['ERR-50', 'CONST-31', 'CONST-32', 'CONST-33', 'CONST-35', 'D-08', 'D-21'],
  // Product page, cart and roles as a whole.
  ...['PDP', 'VIEW', 'SIZE', 'TYPE', 'CART', 'ROLE'],
  // Placing and paying orders, as the service does it.
  ...['SRV-42', 'SRV-43', 'SRV-44', 'SRV-45', 'SRV-46', 'SRV-47', 'SRV-48', 'SRV-49', 'SRV-50', 'SRV-51', 'SRV-52'],
  ...['SRV-53', 'API-19', 'API-20', 'D-07', 'D-08', 'D-20', 'D-21', 'D-26'],
  // Checkout and the browser's side of a payment.
  ...['CHK', 'PAY', 'CART-35', 'STATE-08', 'STATE-10', 'ROUTE-12', 'ROUTE-13', 'ROUTE-14', 'ROUTE-15'],
  ...['ERR-25', 'ERR-26', 'ERR-27', 'ERR-28', 'ERR-29', 'ERR-30', 'ERR-31', 'ERR-32', 'ERR-33', 'ERR-34', 'ERR-35'],
  ...['ERR-36', 'ERR-37', 'ERR-38', 'ERR-39', 'ERR-56', 'ERR-58', 'GEN-06', 'GEN-07', 'CONST-08', 'CONST-34'],
  ...['CONST-36', 'API-19', 'API-20', 'API-29', 'D-07', 'D-08', 'D-14', 'D-20', 'D-21', 'D-26', 'D-33'],
];
