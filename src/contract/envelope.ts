/**
 * The one shape of every JSON answer: {succeeded, data, message} (specification 0 §3, SRV-01).
 * A failure carries a sentence fit to show a shopper and never any data.
 */
type Success<Data> = { succeeded: true; data: Data; message: string };
type Failure = { succeeded: false; data: null; message: string };
export type Envelope<Data> = Success<Data> | Failure;

export const success = <Data>(data: Data, message = ''): Success<Data> => ({ succeeded: true, data, message });
export const failure = (message: string): Failure => ({ succeeded: false, data: null, message });
