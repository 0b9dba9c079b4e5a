import { describe, expect, it } from 'vitest';
import { buildTrackingUrl, COURIER_NAMES, checkShipment, formatShipment } from './couriers.ts';

describe('checkShipment', () => {
  it.each([
    ['', '', { courier: null, trackingNumber: null }],
    [' delhivery ', ' 1234 5678 ', { courier: 'Delhivery', trackingNumber: '12345678' }],
    ['BLUE  DART', 'ab-12/3', { courier: 'Blue Dart', trackingNumber: 'AB-12/3' }],
    ["Rao's Transport", 'LR77', { courier: "Rao's Transport", trackingNumber: 'LR77' }],
    ['गति', '5678', { courier: 'गति', trackingNumber: '5678' }],
  ])('accepts %j with %j', (courier, trackingNumber, value) => {
    expect(checkShipment({ courier, trackingNumber })).toEqual({ ok: true, value });
  });

  it.each([
    ['', '123', 'courier', 'Enter the courier of this tracking number.'],
    ['x'.repeat(61), '1234', 'courier', 'Courier can have at most 60 characters.'],
    ['=cmd|x', '1234', 'courier', 'Courier contains invalid characters.'],
    ['A\0B', '1', 'courier', 'Courier contains invalid characters.'],
    ['DTDC', ' ', 'trackingNumber', 'Tracking number is required.'],
    ['DTDC', '1?x=<b>', 'trackingNumber', 'Tracking number can only have letters, digits, hyphens and slashes.'],
    ['DTDC', '-1', 'trackingNumber', 'Tracking number can only have letters, digits, hyphens and slashes.'],
    ['DTDC', '1'.repeat(41), 'trackingNumber', 'Tracking number can have at most 40 characters.'],
    ['Delhivery', '7', 'trackingNumber', 'Tracking number needs at least 4 characters.'],
    ["Rao's Transport", ' 1 2 3 ', 'trackingNumber', 'Tracking number needs at least 4 characters.'],
  ])('refuses %j with %j', (courier, trackingNumber, field, message) => {
    expect(checkShipment({ courier, trackingNumber })).toEqual({ ok: false, field, message });
  });
});

it.each([
  [{ courier: 'Delhivery', trackingNumber: 'DL123' }, 'Delhivery, DL123'],
  [{ courier: null, trackingNumber: null }, 'Our own delivery'],
])('shows %j as %j', (shipment, text) => {
  expect(formatShipment(shipment)).toBe(text);
});

describe('buildTrackingUrl', () => {
  it.each(COURIER_NAMES)('links to %s', (courier) => {
    expect(buildTrackingUrl({ courier, trackingNumber: 'AB/1' })).toMatch(/^https:\/\/[^{]*$/);
  });

  it('puts the number into the link', () => {
    const url = 'https://www.delhivery.com/track/package/AB%2F1';
    expect(buildTrackingUrl({ courier: 'delhivery', trackingNumber: 'AB/1' })).toBe(url);
  });

  it.each([
    { courier: null, trackingNumber: null },
    { courier: "Rao's Transport", trackingNumber: 'LR77' },
  ])('has no link for %j', (shipment) => {
    expect(buildTrackingUrl(shipment)).toBeNull();
  });
});
