import { calls } from '#contract/calls.ts';
import { registrationBody, type SignUpForm } from '#domain/account/sign-up.ts';
import type { CallOutcome } from '../api/call-outcome.ts';
import { alertRaised } from './alerts-slice.ts';
import type { AppThunk } from './store.ts';

/** Creates the account and says in an alert how it went; resolves with whether it is there. */
export const signUp =
  (form: SignUpForm): AppThunk<Promise<boolean>> =>
  async (dispatch, _, { api }) => {
    const outcome = await api.call(calls.registerCustomer, { body: registrationBody(form) });
    dispatch(alertRaised(alertText(outcome)));
    return outcome.kind === 'ok';
  };

function alertText(outcome: CallOutcome): string {
  switch (outcome.kind) {
    case 'ok':
      return 'Account created successfully!';
    case 'refused':
    case 'httpError':
      return outcome.message || 'Registration failed';
    default:
      return 'Something went wrong. Please try again.';
  }
}
