/** The envelope of every JSON response. The message of a failure is safe to show to a shopper. */
type Success<Data> = { succeeded: true; data: Data; message: string };
/** `data` of a failure is null, or with 409 what the desk shows beside the refused change. */
type Failure<Details> = { succeeded: false; data: Details; message: string };
export type Envelope<Data, Details = null> = Success<Data> | Failure<Details>;

export const buildSuccess = <Data>(data: Data, message = ''): Success<Data> => ({ succeeded: true, data, message });
export const buildFailure = (message: string, data: unknown = null): Failure<unknown> => ({
  succeeded: false,
  data,
  message,
});
