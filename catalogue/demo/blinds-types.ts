import type { DemoType } from './demo-product.ts';

type BlindType = DemoType<'blinds'>;
type StyleName = 'classic' | 'designer' | 'noDrill' | 'platinum';
type MotorName = 'none' | 'remote' | 'motorOnly';

/** `plain` is the motorisation whose type has the key of the style alone. */
type Style = Pick<
  BlindType,
  'key' | 'title' | 'description' | 'fittingType' | 'blindStyle' | 'chainColour' | 'sideOfControls'
> & { readonly plain: MotorName };

const STYLES: Readonly<Record<StyleName, Style>> = {
  classic: {
    key: 'classic',
    plain: 'none',
    title: 'Classic',
    description: 'Open bracket, metal-core chain and a child-safe tensioner. The plain one, made properly.',
    fittingType: 'Outside',
    blindStyle: 'Classic',
    chainColour: 'White',
    sideOfControls: 'Right',
  },
  designer: {
    key: 'designer',
    plain: 'none',
    title: 'Designer',
    description: 'Slim aluminium cassette faced to match the blind, with a weighted bottom bar.',
    fittingType: 'Outside',
    blindStyle: 'Designer',
    chainColour: 'Beige',
    sideOfControls: 'Right',
  },
  noDrill: {
    key: 'designer-no-drill',
    plain: 'none',
    title: 'Designer No Drill',
    description: 'The Designer cassette on tension clamps that grip the window frame. Leaves no hole when you move.',
    fittingType: 'Inside',
    blindStyle: 'Designer No Drill',
    chainColour: 'Grey',
    sideOfControls: 'Right',
  },
  platinum: {
    key: 'platinum',
    plain: 'remote',
    title: 'Platinum',
    description: 'Full cassette with side covers and a soft stop. Our neatest and quietest head.',
    fittingType: 'Outside',
    blindStyle: 'Platinum',
    chainColour: 'Black',
    sideOfControls: 'Left',
  },
};

type Motor = Pick<BlindType, 'motorisation'> & {
  readonly key: string;
  readonly title: string;
  readonly description: string;
  /** Rupees per square foot. */
  readonly surcharge: number;
};

const MOTORS: Readonly<Record<MotorName, Motor>> = {
  none: { key: 'manual', title: '', description: '', motorisation: 'No Motorisation', surcharge: 0 },
  remote: {
    key: 'motor-remote',
    title: ', motor with remote',
    description: ' Quiet rechargeable motor with remote and charger; no chain to reach.',
    motorisation: 'Motor Remote & Charger',
    surcharge: 120,
  },
  motorOnly: {
    key: 'motor-only',
    title: ', motor only',
    description: ' Quiet rechargeable motor for the remote and charger of another blind.',
    motorisation: 'Motor Only',
    surcharge: 90,
  },
};

const ALL_MOTORS: readonly MotorName[] = ['none', 'remote', 'motorOnly'];

/** Builds a type for every combination. The rates are rupees per square foot without a motor. */
export function combineStyles(
  rates: Partial<Record<StyleName, number>>,
  motors: readonly MotorName[] = ALL_MOTORS,
): BlindType[] {
  const styles = Object.entries(rates) as [StyleName, number][];
  return styles.flatMap(([style, rate]) => motors.map((motor) => buildType(STYLES[style], motor, rate)));
}

function buildType({ plain, ...style }: Style, name: MotorName, rate: number): BlindType {
  const { surcharge, motorisation, ...motor } = MOTORS[name];
  return {
    ...style,
    key: name === plain ? style.key : `${style.key}-${motor.key}`,
    title: style.title + motor.title,
    description: style.description + motor.description,
    motorisation,
    pricePerSqFt: rate + surcharge,
  };
}
