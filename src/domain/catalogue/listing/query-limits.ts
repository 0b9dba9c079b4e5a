/**
 * The page cache key truncates values in the same way, so that server and browser show the same page. In a file of its
 * own: every page loads the search field.
 */
export const MAX_QUERY_VALUE_LENGTH = 80;
