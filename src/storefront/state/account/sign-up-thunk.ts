import { endpoints } from '#contract/endpoints.ts';
import { type SignUpForm, toRegistration } from '#domain/account/sign-up.ts';
import { type ApiFailure, getFailure } from '#storefront/api/api-result.ts';
import { alertRaised } from '../alerts-slice.ts';
import type { AppThunk } from '../store.ts';

/** Creates the account and raises an alert with the result; resolves with whether it succeeded. */
export const signUp =
  (form: SignUpForm): AppThunk<Promise<boolean>> =>
  async (dispatch, _, { api }) => {
    const failure = getFailure(await api.call(endpoints.registerCustomer, { body: toRegistration(form) }));
    dispatch(alertRaised(failure ? failureText(failure) : 'Account created successfully!'));
    return failure === undefined;
  };

function failureText(failure: ApiFailure): string {
  switch (failure.kind) {
    case 'refused':
    case 'httpError':
      return failure.message || 'Registration failed';
    default:
      return 'Something went wrong. Please try again.';
  }
}
