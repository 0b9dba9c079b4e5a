import { clientEndpoints } from '#contract/client-endpoints.ts';
import { type SignUpValues, toRegistration } from '#domain/account/sign-up.ts';
import { type ApiFailure, getFailure } from '#storefront/api/api-result.ts';
import { alertRaised } from '../alerts-slice.ts';
import type { AppThunk } from '../store.ts';

/** The ticked boxes. */
export type SignUpChoices = { terms: boolean; marketing: boolean };

/** Creates the account and shows the result in an alert; resolves to false on failure. */
export const signUp =
  ({ terms, marketing, ...values }: SignUpValues & SignUpChoices): AppThunk<Promise<boolean>> =>
  async (dispatch, _, { api }) => {
    const body = {
      ...toRegistration(values),
      ...(terms && { acceptsTerms: true }),
      ...(marketing && { acceptsMarketing: true }),
    };
    const failure = getFailure(await api.call(clientEndpoints.registerCustomer, { body }));
    dispatch(alertRaised(failure ? getErrorMessage(failure) : 'Account created successfully!'));
    return failure === undefined;
  };

function getErrorMessage(failure: ApiFailure): string {
  switch (failure.kind) {
    case 'refused':
    case 'httpError':
      return failure.message || 'Registration failed';
    default:
      return 'Something went wrong. Please try again.';
  }
}
