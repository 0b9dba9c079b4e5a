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
];
