/** The limits of a product's content, in the desk and in a file. */
export const MAX_TITLE_LENGTH = 200;
export const MAX_DESCRIPTION_LENGTH = 10_000;
/** Maximum number of file widths per picture. */
export const MAX_WIDTHS = 20;
export const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const HEX_CODE_PATTERN = /^#[0-9a-f]{6}$/i;

export const hasTwoDecimals = (value: number): boolean => Number(value.toFixed(2)) === value;
