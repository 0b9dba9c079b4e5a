import { formatRupees } from '#domain/money/format-rupees.ts';
import { toPaise } from '#domain/money/paise.ts';
import type { OrderRecord } from '../storage/records.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

const NOTICE = 'Test payments – no money moves';

export const STYLE_PATH = '/pg/view/checkout.css';

export const renderPage = (title: string, main: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${STYLE_PATH}">
<link rel="icon" href="data:,">
</head>
<body>
<p class="notice" role="note">${NOTICE}</p>
<main>
${main}
</main>
</body>
</html>
`;

export const renderSummary = (order: OrderRecord, merchant: string): string => `<section class="card">
<h1>Pay ${escapeHtml(merchant)}</h1>
<p class="amount">${escapeHtml(formatRupees(toPaise(order.amountPaise), { decimals: 2 }))}</p>
<dl>
<dt>Order</dt><dd>${escapeHtml(order.orderId)}</dd>
<dt>Merchant</dt><dd>${escapeHtml(merchant)}</dd>
</dl>
</section>`;

/** Tests and scripts rely on these labels. */
const BUTTONS = [
  ['success', 'Success', 'good'],
  ['decline', 'Bank decline', 'bad'],
  ['insufficient_funds', 'Insufficient funds', 'bad'],
  ['close_tab', 'Pay then close tab', ''],
  ['pending', 'Pending then success', ''],
  ['pending_failure', 'Pending then failure', ''],
  ['drop', 'Cancel', 'bad'],
] as const;

type PaymentFormTarget = { action: string; hidden: Readonly<Record<string, string | undefined>> };

const renderHiddenFields = ({ hidden }: PaymentFormTarget): string =>
  Object.entries(hidden)
    .flatMap(([name, value]) => (value ? [`<input type="hidden" name="${name}" value="${escapeHtml(value)}">`] : []))
    .join('');

const renderForm = (form: PaymentFormTarget, inner: string): string =>
  `<form method="post" action="${escapeHtml(form.action)}">${renderHiddenFields(form)}${inner}</form>`;

export function renderPayForms(form: PaymentFormTarget, problem: string | undefined): string {
  const buttons = BUTTONS.map(
    ([value, label, className]) =>
      `<button name="outcome" value="${value}"${className && ` class="${className}"`}>${label}</button>`,
  ).join('\n');
  return `${problem ? `<p class="problem" role="alert">${escapeHtml(problem)}</p>` : ''}
<section class="card" aria-labelledby="choose">
<h2 id="choose">How should this payment end?</h2>
${renderForm(form, `<div class="outcomes">${buttons}</div>`)}
<p class="hint">Pending payments take about 20 seconds to finish.</p>
</section>
<details${problem ? ' open' : ''}>
<summary>Pay with a test card</summary>
${renderForm(form, CARD_FIELDS)}
</details>
<details${problem ? ' open' : ''}>
<summary>Pay with a test UPI id</summary>
${renderForm(form, UPI_FIELDS)}
</details>`;
}

const CARD_FIELDS = `<label>Card number <small>4706 1312 1121 2123</small><input name="card_number" inputmode="numeric" autocomplete="off" required></label>
<div class="pair"><label>Valid until <small>any future month, MM/YY</small><input name="card_expiry" inputmode="numeric" autocomplete="off" required></label>
<label>CVV <small>any 3 digits</small><input name="card_cvv" inputmode="numeric" autocomplete="off" required></label></div>
<label>One-time password <small>111000; any other is declined</small><input name="card_otp" inputmode="numeric" autocomplete="off" required></label>
<button class="plain">Pay by card</button>`;

const UPI_FIELDS = `<label>UPI id <small>testsuccess@gocash, testfailure@gocash or testinvalid@gocash</small><input name="upi_vpa" inputmode="email" autocomplete="off" required></label>
<button class="plain">Pay by UPI</button>`;

export const renderMessage = (title: string, text: string, returnUrl?: string): string => `<section class="card">
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${returnUrl === undefined ? '' : `<p><a href="${escapeHtml(returnUrl)}">Back to the shop</a></p>`}
</section>`;
