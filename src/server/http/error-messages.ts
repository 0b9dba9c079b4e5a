export const NO_SUCH_ADDRESS = 'This address does not exist.';
export const NOT_JSON = 'Please send the request as JSON.';
export const UNEXPECTED = 'Something went wrong on our side. Please try again in a moment.';
export const UNAVAILABLE = 'The shop is busy right now. Please try again in a moment.';

/** Shopper-facing texts for errors that Fastify or Node raise. */
const MESSAGES: Readonly<Record<number, string>> = {
  400: 'The request could not be understood.',
  404: NO_SUCH_ADDRESS,
  405: 'This address cannot be used that way.',
  408: 'The request took too long to arrive.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  415: NOT_JSON,
  431: 'The request has too many headers.',
};

export const getErrorMessage = (status: number): string => MESSAGES[status] ?? MESSAGES[400] ?? UNEXPECTED;
