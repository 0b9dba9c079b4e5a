import type { DemoType } from './demo-product.ts';

type UnpricedType = Omit<DemoType<'blinds'>, 'pricePerSqFt'>;

/** A type to which each product adds its own price. */
const defineType =
  (properties: UnpricedType) =>
  (pricePerSqFt: number): DemoType<'blinds'> => ({ ...properties, pricePerSqFt });

export const classic = defineType({
  key: 'classic',
  title: 'Classic',
  description: 'Open bracket, metal-core chain and a child-safe tensioner. The plain one, made properly.',
  fittingType: 'Outside',
  blindStyle: 'Classic',
  motorisation: 'No Motorisation',
  chainColour: 'White',
  sideOfControls: 'Right',
});

export const designer = defineType({
  key: 'designer',
  title: 'Designer',
  description: 'Slim aluminium cassette covered in the same cloth, with a weighted bottom bar.',
  fittingType: 'Outside',
  blindStyle: 'Designer',
  motorisation: 'No Motorisation',
  chainColour: 'Beige',
  sideOfControls: 'Right',
});

export const noDrill = defineType({
  key: 'designer-no-drill',
  title: 'Designer No Drill',
  description: 'The Designer cassette on tension clamps that grip the window frame. Leaves no hole when you move.',
  fittingType: 'Inside',
  blindStyle: 'Designer No Drill',
  motorisation: 'No Motorisation',
  chainColour: 'Grey',
  sideOfControls: 'Right',
});

export const platinum = defineType({
  key: 'platinum',
  title: 'Platinum',
  description: 'Quiet rechargeable motor with remote and charger, soft stop, full cassette. No chain at all to reach.',
  fittingType: 'Outside',
  blindStyle: 'Platinum',
  motorisation: 'Motor Remote & Charger',
  chainColour: 'Black',
  sideOfControls: 'Left',
});
