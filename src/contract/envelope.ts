/** The envelope of every JSON response. The message of a failure is safe to show to a shopper. */
type Success<Data> = { succeeded: true; data: Data; message: string };
type Failure = { succeeded: false; data: null; message: string };
export type Envelope<Data> = Success<Data> | Failure;

export const buildSuccess = <Data>(data: Data, message = ''): Success<Data> => ({ succeeded: true, data, message });
export const buildFailure = (message: string): Failure => ({ succeeded: false, data: null, message });
