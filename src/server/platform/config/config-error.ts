/** An invalid setting that prevents the start; the message names the variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
