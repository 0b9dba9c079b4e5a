/** A setting that stops the start; the message is one readable text that names the variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
