/** The figures that the policy pages share. */
export const RETURN_WITHIN_DAYS = 15;
export const REPORT_DAMAGE_WITHIN_HOURS = 24;
export const DISPATCH_RETURN_WITHIN_HOURS = 48;
export const RETURN_COUPON_RUPEES = 100;
/** The shop does not knowingly collect data of younger children; accounts are for adults (decision D-15). */
export const CHILD_BELOW_YEARS = 13;
export const ADULT_FROM_YEARS = 18;
export const COURTS_CITY = 'Ahmedabad';
