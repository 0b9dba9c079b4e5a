/** The facts that a policy's text can reference, so that a policy and the rest of the shop never disagree. */
import { ACKNOWLEDGE_WITHIN_HOURS } from '../inquiries/ticket.ts';
import { FORGET_DEVICE_AFTER_DAYS, RETENTION_MONTHS } from '../privacy/retention.ts';
import {
  ADULT_FROM_YEARS,
  CHILD_BELOW_YEARS,
  COURTS_CITY,
  DISPATCH_RETURN_WITHIN_HOURS,
  REPORT_DAMAGE_WITHIN_HOURS,
  RETURN_COUPON_RUPEES,
  RETURN_WITHIN_DAYS,
} from '../shell/policy-figures.ts';

/** Numbers a policy text can insert; the shop's own rules use the same ones. */
export const POLICY_FIGURES = {
  returnDays: RETURN_WITHIN_DAYS,
  damageHours: REPORT_DAMAGE_WITHIN_HOURS,
  dispatchHours: DISPATCH_RETURN_WITHIN_HOURS,
  couponRupees: RETURN_COUPON_RUPEES,
  complaintHours: ACKNOWLEDGE_WITHIN_HOURS,
  retentionMonths: RETENTION_MONTHS,
  deviceDays: FORGET_DEVICE_AFTER_DAYS,
  adultYears: ADULT_FROM_YEARS,
  childYears: CHILD_BELOW_YEARS,
  courtsCity: COURTS_CITY,
} as const;
type PolicyFigure = keyof typeof POLICY_FIGURES;

/** Settings a policy text can insert, with the label staff see. */
export const POLICY_FACTS = {
  shopName: 'name of the shop',
  legalName: 'legal name',
  email: 'email',
  returnsEmail: 'email for returns',
  phone: 'phone',
} as const;
export type PolicyFact = keyof typeof POLICY_FACTS;

/** Blocks a policy text can insert, each on a line of its own, with the label staff see. */
export const POLICY_INSERTS = {
  businessFacts: 'legal name, address, phone, email, hours and GSTIN',
  grievanceOfficer: 'name and contact details of the Grievance Officer',
  returnAddress: 'address for parcels',
  guarantee: 'card with the days to decide',
  contactCard: 'card with email, phone and hours',
} as const;
export type PolicyInsert = keyof typeof POLICY_INSERTS;

export const isPolicyFigure = (name: string): name is PolicyFigure => Object.hasOwn(POLICY_FIGURES, name);
export const isPolicyFact = (name: string): name is PolicyFact => Object.hasOwn(POLICY_FACTS, name);
export const isPolicyInsert = (name: string): name is PolicyInsert => Object.hasOwn(POLICY_INSERTS, name);
