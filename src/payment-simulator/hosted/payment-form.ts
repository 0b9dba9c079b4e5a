import { isOutcome, type Outcome } from '../payments/outcomes.ts';
import type { PaymentRecord } from '../storage/records.ts';

type Choice =
  | { readonly outcome: Outcome; readonly method: PaymentRecord['method']; readonly staysHere: boolean }
  | { readonly problem: string };

/** The provider's sandbox cards, one per scheme. */
const TEST_CARDS = ['4706131211212123', '4111111111111111', '5409162669381034', '6074825972083818', '340000112019800'];
const OTP = '111000';
const UPI_IDS: Readonly<Record<string, Choice>> = {
  'testsuccess@gocash': { outcome: 'success', method: 'upi', staysHere: false },
  'testfailure@gocash': { outcome: 'decline', method: 'upi', staysHere: false },
  'testinvalid@gocash': { problem: 'This UPI id does not exist. Please check it.' },
};

const chooseCard = (outcome: Outcome): Choice => ({ outcome, method: 'card', staysHere: false });

export function parsePaymentForm(form: URLSearchParams): Choice {
  const pressed = form.get('outcome');
  if (pressed === 'close_tab') return { outcome: 'success', method: 'card', staysHere: true };
  if (isOutcome(pressed)) return chooseCard(pressed);
  if (form.has('upi_vpa')) {
    const id = (form.get('upi_vpa') ?? '').trim().toLowerCase();
    return UPI_IDS[id] ?? { problem: 'Only the test UPI ids named beside the field can be used here.' };
  }
  if (form.has('card_number')) return parseCardFields(form);
  return { problem: 'Please choose how the payment shall end.' };
}

function parseCardFields(form: URLSearchParams): Choice {
  const typed = (name: string) => (form.get(name) ?? '').replace(/[\s-]/g, '');
  if (!TEST_CARDS.includes(typed('card_number'))) {
    return { problem: 'Only the test card named beside the field can be used here. Never type a real one.' };
  }
  if (!/^(0?[1-9]|1[0-2])\/?\d{2}(\d{2})?$/.test(typed('card_expiry'))) {
    return { problem: 'Please write the month as MM/YY.' };
  }
  if (!/^\d{3,4}$/.test(typed('card_cvv'))) return { problem: 'The CVV has 3 digits.' };
  return chooseCard(typed('card_otp') === OTP ? 'success' : 'decline');
}
