/** Said where Fastify refuses and where a request never reaches it. */
export const NO_SUCH_ADDRESS = 'This address does not exist.';
export const NOT_JSON = 'Please send the request as JSON.';
