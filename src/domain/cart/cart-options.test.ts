import { describe, expect, it } from 'vitest';
import { ALL_CART_OPTION_FIELDS, listChosenOptions, resolveItemOptions } from './cart-options.ts';

describe('cart options', () => {
  it('are fifteen fields [ENT-13, ENT-14, ENT-15, ENT-16]', () => {
    expect(ALL_CART_OPTION_FIELDS).toEqual([
      'wallpaperFinish',
      'wallpaperIsWashable',
      'curtainConfiguration',
      'curtainHeading',
      'curtainTiebacks',
      'fittingType',
      'blindStyle',
      'motorisation',
      'chainColour',
      'sideOfControls',
      'fabricMaterial',
      'fabricWidth',
      'fabricIsWashable',
      'canvasFrameType',
      'canvasHasMirrorEdges',
    ]);
  });

  it('are null for other categories [SRV-33]', () => {
    const options = resolveItemOptions('blinds', { fittingType: 'Inside', curtainHeading: 'Eyelet' });
    expect(Object.keys(options)).toHaveLength(15);
    expect(options).toMatchObject({ fittingType: 'Inside', blindStyle: null, curtainHeading: null });
  });

  it('are listed with labels, flags as Yes or No, without blanks', () => {
    const line = {
      fabricMaterial: 'Linen',
      fabricWidth: 54,
      fabricIsWashable: false,
      curtainHeading: null,
      motorisation: '',
    };
    expect(listChosenOptions(line).map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'Material: Linen',
      'Fabric width: 54 in',
      'Washable: No',
    ]);
  });
});
