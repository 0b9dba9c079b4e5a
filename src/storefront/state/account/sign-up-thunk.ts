import { calls } from '#contract/calls.ts';
import { registrationBody, type SignUpForm } from '#domain/account/sign-up.ts';
import { type CallFailure, failureOf } from '#storefront/api/call-outcome.ts';
import { alertRaised } from '../alerts-slice.ts';
import type { AppThunk } from '../store.ts';

/** Creates the account and says in an alert how it went; resolves with whether it is there. */
export const signUp =
  (form: SignUpForm): AppThunk<Promise<boolean>> =>
  async (dispatch, _, { api }) => {
    const failure = failureOf(await api.call(calls.registerCustomer, { body: registrationBody(form) }));
    dispatch(alertRaised(failure ? failureText(failure) : 'Account created successfully!'));
    return failure === undefined;
  };

function failureText(failure: CallFailure): string {
  switch (failure.kind) {
    case 'refused':
    case 'httpError':
      return failure.message || 'Registration failed';
    default:
      return 'Something went wrong. Please try again.';
  }
}
