import { expect, it } from 'vitest';
import { describeChangedOptions } from './changed-options.ts';
import { type ConfigurableProduct, getDefaultConfiguration, type OptionChoices } from './configuration.ts';

const createType = (id: string, fields: object) => ({ id, title: id, description: '', pricePerSqFt: 45, ...fields });
const curtains: ConfigurableProduct = {
  id: 'c',
  category: 'curtains',
  images: [],
  curtainTypes: [
    createType('lined', { configuration: 'Pair of Curtains', heading: 'Pencil Pleat', tiebacks: 'Plain' }),
    createType('eyelet', { configuration: 'Pair of Curtains', heading: 'Eyelet', tiebacks: 'Plain' }),
    createType('panel', { configuration: 'Single Pulled to Left', heading: 'Eyelet', tiebacks: 'Rope' }),
  ],
};
const describeType = (typeId: string, options: OptionChoices = {}) => {
  const before = { ...getDefaultConfiguration(curtains), options };
  return describeChangedOptions(curtains, before, { ...before, typeId }, 'type');
};

it.each([
  ['eyelet', {}, 'Heading changed to Eyelet with this type.'],
  ['eyelet', { curtainHeading: 'Wave Pleat' }, undefined],
  ['lined', {}, undefined],
  [
    'panel',
    {},
    'Configuration changed to Single Pulled to Left, heading to Eyelet and tiebacks to Rope with this type.',
  ],
  [
    'panel',
    { curtainHeading: 'Wave Pleat', curtainTiebacks: 'Rope' },
    'Configuration changed to Single Pulled to Left with this type.',
  ],
])('describes what changes with type %s beside %j [Q-46]', (typeId, options, expected) => {
  expect(describeType(typeId, options)).toBe(expected);
});
