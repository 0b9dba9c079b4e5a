/** The business facts as form fields: labels, problems and the differences between two versions. */
import { checkSampleOffer } from '#domain/cart/samples.ts';
import { CATEGORY_KEYS } from '#domain/catalogue/category.ts';
import { DELIVERY_ZONES } from '#domain/delivery/making-and-delivery.ts';
import { type ShopFacts, shopFactsSchema } from '../public-settings.ts';

export type FactField = {
  /** Keys joined by dots, such as `hours.weekdays`. */
  readonly path: string;
  readonly label: string;
  /** The error message. */
  readonly rule: string;
  readonly kind: 'text' | 'number' | 'list' | 'boolean';
  /** Personal data: the audit log stores no values. */
  readonly isPersonal?: boolean;
};

const TEXT_RULE = 'Enter 1 to 1,000 visible characters on one line.';
const PHONE_RULE = 'Enter 8 to 15 digits, with spaces, +, - and brackets if you like, such as +91 79 4000 0000.';
const EMAIL_RULE = 'Enter an email address, such as hello@shop.example.';
const DAYS_RULE = 'Enter a number of working days from 0 to 365.';
const INCHES_RULE = 'Enter inches from 1 to 10,000, or leave width and height empty.';

const createText = (path: string, label: string, rule = TEXT_RULE) => ({ path, label, rule, kind: 'text' }) as const;
const createDays = (path: string, label: string) => ({ path, label, rule: DAYS_RULE, kind: 'number' }) as const;
const createInches = (path: string, label: string) => ({ path, label, rule: INCHES_RULE, kind: 'number' }) as const;
const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const listSizeFields = (category: string) => [
  createInches(`standardSizes.${category}.widthInInches`, `${capitalise(category)}: largest width`),
  createInches(`standardSizes.${category}.heightInInches`, `${capitalise(category)}: largest height`),
];

/** In the order of the form. */
export const FACT_FIELDS: readonly FactField[] = [
  { path: 'sample', label: 'Sample facts', rule: 'Say whether these are sample facts.', kind: 'boolean' },
  createText('name', 'Shop name'),
  createText('tagline', 'Tagline'),
  createText('legalName', 'Legal name'),
  createText('gstin', 'GSTIN', 'Enter the 15 characters of the GSTIN, such as 24AAAAA0000A1Z5.'),
  createText('address.line1', 'Address line 1'),
  createText('address.line2', 'Address line 2'),
  createText('address.city', 'City'),
  createText('address.postalCode', 'PIN code'),
  createText('address.state', 'State'),
  createText('address.country', 'Country'),
  createText('phone', 'Phone number', PHONE_RULE),
  createText('whatsapp', 'WhatsApp number', 'Enter 11 to 15 digits with the country code, such as 91 79 4000 0000.'),
  createText('email', 'Email', EMAIL_RULE),
  createText('returnsEmail', 'Email for returns', EMAIL_RULE),
  createText('hours.weekdays', 'Opening hours on weekdays'),
  createText('hours.weekend', 'Opening hours at the weekend'),
  { ...createText('grievanceOfficer.name', 'Grievance officer: name'), isPersonal: true },
  createText('grievanceOfficer.designation', 'Grievance officer: designation'),
  { ...createText('grievanceOfficer.email', 'Grievance officer: email', EMAIL_RULE), isPersonal: true },
  { ...createText('grievanceOfficer.phone', 'Grievance officer: phone', PHONE_RULE), isPersonal: true },
  ...CATEGORY_KEYS.map((category) => createDays(`delivery.leadTimeWorkingDays.${category}`, `Making ${category}`)),
  createDays('delivery.sampleLeadTimeWorkingDays', 'Preparing a sample'),
  ...DELIVERY_ZONES.map((zone) =>
    createDays(`delivery.transitWorkingDays.${zone}`, `PIN codes that start with ${zone}`),
  ),
  { path: 'delivery.holidays', label: 'Holidays', rule: 'Enter each holiday as a date.', kind: 'list' },
  {
    path: 'samplePrice',
    label: 'Price of a sample',
    rule: 'Enter 75 to 10,000 rupees, or leave it empty to offer no samples.',
    kind: 'number',
  },
  {
    path: 'acceptedPayments',
    label: 'Ways to pay',
    rule: 'Enter at most 20 ways to pay, each without hidden characters.',
    kind: 'list',
  },
  createText('fittingHelp', 'Help with fitting'),
  createText('remakePromise', 'Remake promise'),
  ...['wallpaper', 'curtains', 'blinds'].flatMap(listSizeFields),
  createInches('standardSizes.fabrics.lengthInInches', 'Fabrics: largest length'),
  {
    path: 'maxOrderRupees',
    label: 'Largest order',
    rule: 'Enter whole rupees from 1 to 1,00,00,000, or leave it empty.',
    kind: 'number',
  },
];

export function readFact(facts: unknown, path: string): unknown {
  let value = facts;
  for (const key of path.split('.')) value = (value as Record<string, unknown> | null | undefined)?.[key];
  return value;
}

const formatFact = (value: unknown): string => {
  if (value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) ? value.join(', ') : String(value);
};

/** Values formatted for staff; an empty text means no value. */
export type FactChange = Pick<FactField, 'path' | 'label'> & {
  readonly from: string;
  readonly to: string;
  readonly isPersonal: boolean;
};

export const listFactChanges = (before: ShopFacts, after: ShopFacts): readonly FactChange[] =>
  FACT_FIELDS.map(({ path, label, isPersonal = false }) => ({
    path,
    label,
    from: formatFact(readFact(before, path)),
    to: formatFact(readFact(after, path)),
    isPersonal,
  })).filter(({ from, to }) => from !== to);

/** `message` names the field, for places that don't show it. */
type FactProblem = Pick<FactField, 'path' | 'rule'> & { readonly message: string };

/** One problem per field. */
export function findFactProblems(facts: unknown): readonly FactProblem[] {
  const parsed = shopFactsSchema.safeParse(facts);
  const paths = parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join('.'));
  if (parsed.success && !checkSampleOffer(parsed.data).ok) paths.push('samplePrice');
  const fields = new Set(paths.map(findField));
  return [...fields].map(({ path, label, rule }) => ({ path, rule, message: `${label}: ${rule}` }));
}

/** Finds the field itself, the field that it is a part of, or the first one below. */
const findField = (path: string): FactField =>
  FACT_FIELDS.find((field) => field.path === path || path.startsWith(`${field.path}.`)) ??
  FACT_FIELDS.find((field) => field.path.startsWith(`${path}.`)) ?? {
    path,
    label: 'Settings',
    rule: "We couldn't read them.",
    kind: 'text',
  };
