import type { FormField } from '#domain/inquiries/inquiry-forms.ts';
import type { SendSlice, SendState } from '#storefront/state/inquiries/inquiry-slice-factory.ts';
import type { RootState } from '../../state/store.ts';

/** Everything in which the three forms differ. */
export type SendFormSetup<Name extends string = string> = {
  /** Names the draft in the browser's session storage. */
  readonly key: string;
  readonly fields: readonly FormField<Name>[];
  readonly slice: Pick<SendSlice<Record<Name, string>>, 'send' | 'messageEnded'>;
  readonly select: (state: RootState) => SendState;
  readonly submitLabel: string;
  readonly sentText: string;
  /** Before the sentence of a failure. */
  readonly errorMark: string;
  /** Above the fields, or right above the button. */
  readonly messagePlace: 'top' | 'bottom';
};
