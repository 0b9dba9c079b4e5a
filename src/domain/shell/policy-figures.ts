/** The figures that the policy pages promise (specification 1 §9); each is written once, so that pages cannot differ. */
export const RETURN_WITHIN_DAYS = 15;
export const REPORT_DAMAGE_WITHIN_HOURS = 24;
export const DISPATCH_RETURN_WITHIN_HOURS = 48;
export const RETURN_COUPON_RUPEES = 100;
/** Data of children below this age is not knowingly collected; accounts are for adults (decision D-15). */
export const CHILD_BELOW_YEARS = 13;
export const ADULT_FROM_YEARS = 18;
export const COURTS_CITY = 'Ahmedabad';
