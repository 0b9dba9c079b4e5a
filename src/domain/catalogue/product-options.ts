/**
 * The options of curtains and blinds with their defaults. A default comes from the selected type where it names a listed
 * value; fitting, motorisation and side of blinds have fixed defaults.
 */
import { accept, type Outcome, refuse } from '../outcome.ts';

export const OPTION_LISTS = {
  curtainConfiguration: ['Pair of Curtains', 'Single Pulled to Left', 'Single Pulled to Right'],
  curtainHeading: ['Pencil Pleat', 'Double Pinch Pleat', 'Wave Pleat', 'Eyelet'],
  curtainTiebacks: ['No Tieback', 'Rope', 'Magnetic', 'Palais Tassel', 'Dome Tassel', 'Plain', 'Piped'],
  fittingType: ['Outside', 'Inside'],
  blindStyle: ['Classic', 'Designer', 'Designer No Drill', 'Platinum'],
  motorisation: ['No Motorisation', 'Motor Remote & Charger', 'Motor Only'],
  chainColour: ['White', 'Black', 'Grey', 'Beige'],
  sideOfControls: ['Left', 'Right'],
} as const;

export type OptionName = keyof typeof OPTION_LISTS;
type CurtainOptionName = 'curtainConfiguration' | 'curtainHeading' | 'curtainTiebacks';
type BlindsOptionName = Exclude<OptionName, CurtainOptionName>;

export const CURTAIN_OPTIONS: readonly CurtainOptionName[] = [
  'curtainConfiguration',
  'curtainHeading',
  'curtainTiebacks',
];
export const BLINDS_OPTIONS: readonly BlindsOptionName[] = [
  'fittingType',
  'blindStyle',
  'motorisation',
  'chainColour',
  'sideOfControls',
];

export const OPTION_LABELS: Record<OptionName, string> = {
  curtainConfiguration: 'Configuration',
  curtainHeading: 'Heading',
  curtainTiebacks: 'Tiebacks',
  fittingType: 'Fitting type',
  blindStyle: 'Blind style',
  motorisation: 'Motorisation',
  chainColour: 'Colour',
  sideOfControls: 'Side of control',
};

type OptionalText = string | null | undefined;
type CurtainType = { configuration?: OptionalText; heading?: OptionalText; tiebacks?: OptionalText };
type BlindsType = { blindStyle?: OptionalText; chainColour?: OptionalText };

export const getCurtainDefaults = (type: CurtainType = {}): Record<CurtainOptionName, string> => ({
  curtainConfiguration: pickListedOrFirst('curtainConfiguration', type.configuration),
  curtainHeading: pickListedOrFirst('curtainHeading', type.heading),
  curtainTiebacks: pickListedOrFirst('curtainTiebacks', type.tiebacks),
});

export const getBlindsDefaults = (type: BlindsType = {}): Record<BlindsOptionName, string> => ({
  fittingType: 'Outside',
  blindStyle: pickListedOrFirst('blindStyle', type.blindStyle),
  motorisation: 'No Motorisation',
  chainColour: pickListedOrFirst('chainColour', type.chainColour),
  sideOfControls: 'Right',
});

/** Blank counts as not chosen. */
export function checkOption(name: OptionName, value: string | null | undefined): Outcome<string | null> {
  if (value === null || value === undefined || value.trim() === '') return accept(null);
  return isListed(name, value)
    ? accept(value)
    : refuse(`Please choose an option from the list for ${OPTION_LABELS[name].toLowerCase()}.`);
}

const isListed = (name: OptionName, value: string): boolean => OPTION_LISTS[name].some((option) => option === value);

const pickListedOrFirst = (name: OptionName, value: OptionalText): string =>
  value && isListed(name, value) ? value : OPTION_LISTS[name][0];
