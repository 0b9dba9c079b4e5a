/**
 * The fixed choices for curtains and blinds with their defaults (specification 0 §2, §9). The selected type's value leads
 * when it is in the list, but the stated blinds defaults always win.
 */
import { accepted, type Outcome, refused } from '../outcome.ts';

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

type Suggested = string | null | undefined;
type CurtainType = { configuration?: Suggested; heading?: Suggested; tiebacks?: Suggested };
type BlindsType = { blindStyle?: Suggested; chainColour?: Suggested };

export const getCurtainDefaults = (type: CurtainType = {}): Record<CurtainOptionName, string> => ({
  curtainConfiguration: listedOrFirst('curtainConfiguration', type.configuration),
  curtainHeading: listedOrFirst('curtainHeading', type.heading),
  curtainTiebacks: listedOrFirst('curtainTiebacks', type.tiebacks),
});

export const getBlindsDefaults = (type: BlindsType = {}): Record<BlindsOptionName, string> => ({
  fittingType: 'Outside',
  blindStyle: listedOrFirst('blindStyle', type.blindStyle),
  motorisation: 'No Motorisation',
  chainColour: listedOrFirst('chainColour', type.chainColour),
  sideOfControls: 'Right',
});

/** Blank means not chosen; anything else must be in the stated list (SRV-33). */
export function checkOption(name: OptionName, value: string | null | undefined): Outcome<string | null> {
  if (value === null || value === undefined || value.trim() === '') return accepted(null);
  return isListed(name, value)
    ? accepted(value)
    : refused(`Please choose a ${OPTION_LABELS[name].toLowerCase()} from the list.`);
}

const isListed = (name: OptionName, value: string): boolean => OPTION_LISTS[name].some((option) => option === value);

const listedOrFirst = (name: OptionName, value: Suggested): string =>
  value && isListed(name, value) ? value : OPTION_LISTS[name][0];
