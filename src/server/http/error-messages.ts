export const NO_SUCH_ADDRESS_MESSAGE = "This address doesn't exist.";
export const NOT_JSON_MESSAGE = 'Please send the request as JSON.';
export const UNEXPECTED_ERROR_MESSAGE = 'Something went wrong on our side. Please try again in a moment.';
export const UNAVAILABLE_MESSAGE = 'The shop is busy right now. Please try again in a moment.';

/** Shopper-facing texts for errors that Fastify or Node raise. */
const MESSAGES: Readonly<Record<number, string>> = {
  400: "We couldn't understand the request.",
  404: NO_SUCH_ADDRESS_MESSAGE,
  405: "This address doesn't accept that kind of request.",
  408: 'The request took too long to arrive.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  415: NOT_JSON_MESSAGE,
  416: 'The file ends before the requested part.',
  431: 'The request has too many headers.',
};

export const getErrorMessage = (status: number): string =>
  MESSAGES[status] ?? MESSAGES[400] ?? UNEXPECTED_ERROR_MESSAGE;
