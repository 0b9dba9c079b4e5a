import { isOutcome, type Outcome } from '../payments/outcomes.ts';
import type { PaymentRecord } from '../storage/records.ts';

type PaymentChoice =
  | { readonly outcome: Outcome; readonly method: PaymentRecord['method']; readonly isTabClosed: boolean }
  | { readonly problem: string };

/** The provider's sandbox cards, one per scheme. */
const TEST_CARDS = ['4706131211212123', '4111111111111111', '5409162669381034', '6074825972083818', '340000112019800'];
const OTP = '111000';
const UPI_IDS: Readonly<Record<string, PaymentChoice>> = {
  'testsuccess@gocash': { outcome: 'success', method: 'upi', isTabClosed: false },
  'testfailure@gocash': { outcome: 'decline', method: 'upi', isTabClosed: false },
  'testinvalid@gocash': { problem: 'This UPI id does not exist. Please check it.' },
};

const createCardChoice = (outcome: Outcome): PaymentChoice => ({ outcome, method: 'card', isTabClosed: false });

export function parsePaymentForm(form: URLSearchParams): PaymentChoice {
  const outcome = form.get('outcome');
  if (outcome === 'close_tab') return { outcome: 'success', method: 'card', isTabClosed: true };
  if (isOutcome(outcome)) return createCardChoice(outcome);
  if (form.has('upi_vpa')) {
    const id = (form.get('upi_vpa') ?? '').trim().toLowerCase();
    return UPI_IDS[id] ?? { problem: 'You can only use the test UPI ids shown beside the field.' };
  }
  if (form.has('card_number')) return parseCardFields(form);
  return { problem: 'Please choose how the payment should end.' };
}

function parseCardFields(form: URLSearchParams): PaymentChoice {
  const readDigits = (name: string) => (form.get(name) ?? '').replace(/[\s-]/g, '');
  if (!TEST_CARDS.includes(readDigits('card_number'))) {
    return { problem: 'You can only use the test card shown beside the field. Never type a real one.' };
  }
  if (!/^(0?[1-9]|1[0-2])\/?\d{2}(\d{2})?$/.test(readDigits('card_expiry'))) {
    return { problem: 'Please enter the month as MM/YY.' };
  }
  if (!/^\d{3,4}$/.test(readDigits('card_cvv'))) return { problem: 'The CVV has 3 digits.' };
  return createCardChoice(readDigits('card_otp') === OTP ? 'success' : 'decline');
}
