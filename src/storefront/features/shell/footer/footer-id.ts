/** Where the Menu link leads while there is no script to open the menu. */
export const FOOTER_ID = 'site-footer';
