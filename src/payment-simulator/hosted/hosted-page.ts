import { type Answer, seeOther, text } from '../http/answer.ts';
import { formBody, type Request } from '../http/request.ts';
import type { Route } from '../http/router.ts';
import type { Provider } from '../provider.ts';
import type { OrderRecord, PaymentRecord } from '../records.ts';
import { CHECKOUT_SCRIPT, FRAME_RESULT_SCRIPT } from './checkout-script.ts';
import { chosenOutcome } from './chosen-outcome.ts';
import { escaped, messageHtml, pageHtml, payFormsHtml, STYLE_PATH, summaryHtml } from './page-html.ts';
import { PAGE_STYLE } from './page-style.ts';
import { returnAddress, returnOrigin } from './return-address.ts';

const FRAME_SCRIPT_PATH = '/js/v3/frame-result.js';
const ANYWHERE = { 'cross-origin-resource-policy': 'cross-origin', 'cache-control': 'no-cache' };

/** Where the browser is and how it got there: carried along from the first form to the last. */
type Visit = { readonly order: OrderRecord; readonly returnUrl: string | undefined; readonly framed: boolean };

export function hostedPage(provider: Provider, merchant: string): Route[] {
  const { store, orders, payments } = provider;
  const addressOf = ({ sessionId }: OrderRecord) => `/pg/view/sessions/${encodeURIComponent(sessionId)}`;

  /** The page may send its form here and, by the redirect that follows, to the shop; nothing else runs or loads. */
  function page(status: number, title: string, main: string, visit?: Visit): Answer {
    const shop = returnOrigin(visit?.order.returnUrl);
    const policy = `default-src 'none'; style-src 'self'; script-src 'self'; img-src data:; base-uri 'none'; form-action 'self'${shop}; frame-ancestors 'self'${shop}`;
    const answer = text(status, pageHtml(title, main), 'text/html');
    const headers = {
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    };
    return { ...answer, headers: { ...answer.headers, ...headers } };
  }

  const unknown = () =>
    page(404, 'Payment', messageHtml('This payment does not exist', 'Please go back to the shop and try again.'));

  function visitOf(sessionId: string | null | undefined, fields: URLSearchParams): Visit | undefined {
    const order = store.orderOfSession(sessionId ?? '');
    if (!order) return undefined;
    return { order, returnUrl: returnAddress(order, fields.get('return_url')), framed: fields.get('framed') === '1' };
  }

  function show(visit: Visit, problem?: string): Answer {
    const { order, returnUrl, framed } = visit;
    const status = orders.statusOf(order);
    const summary = summaryHtml(order, merchant);
    if (status !== 'ACTIVE') {
      const words = status === 'PAID' ? 'This order is paid already.' : 'This payment can no longer be made.';
      return page(200, 'Payment', summary + messageHtml(words, 'You can go back to the shop.', returnUrl), visit);
    }
    const hidden = { return_url: returnUrl, framed: framed ? '1' : undefined };
    const form = { action: `${addressOf(order)}/pay`, hidden };
    return page(problem ? 400 : 200, `Pay ${merchant}`, summary + payFormsHtml(form, problem), visit);
  }

  /** Away from the page: by address, or by a word to the page around the frame. */
  function leave(visit: Visit, payment: PaymentRecord): Answer {
    if (!visit.framed && visit.returnUrl !== undefined) return seeOther(visit.returnUrl);
    const paid = payment.status === 'SUCCESS';
    const said = messageHtml(paid ? 'Payment done' : 'Payment not done', payment.message);
    const script = visit.framed
      ? `<script src="${FRAME_SCRIPT_PATH}" data-paid="${paid}" data-message="${escaped(payment.message)}"></script>`
      : '';
    return page(200, 'Payment', said + script, visit);
  }

  function pay(visit: Visit, fields: URLSearchParams): Answer {
    if (orders.statusOf(visit.order) !== 'ACTIVE') return show(visit);
    const choice = chosenOutcome(fields);
    if ('problem' in choice) return show(visit, choice.problem);
    const payment = payments.start(visit.order, choice.outcome, choice.method);
    if (!choice.staysHere) return leave(visit, payment);
    const words = messageHtml('Payment done', 'Close this tab now: the shop hears of it without you.');
    return page(200, 'Payment done', words, visit);
  }

  function open(request: Request): Answer {
    const fields = formBody(request);
    const visit = visitOf(fields.get('payment_session_id'), fields);
    if (!visit) return unknown();
    const carried = new URLSearchParams();
    for (const name of ['return_url', 'framed']) if (fields.get(name)) carried.set(name, fields.get(name) ?? '');
    return seeOther(`${addressOf(visit.order)}${carried.size > 0 ? `?${carried}` : ''}`);
  }

  const file = (pattern: string, body: string, type: string): Route => ({
    method: 'GET',
    pattern,
    handle() {
      const answer = text(200, body, type);
      return { ...answer, headers: { ...answer.headers, ...ANYWHERE, 'x-content-type-options': 'nosniff' } };
    },
  });

  return [
    { method: 'POST', pattern: '/pg/view/sessions/checkout', handle: open },
    {
      method: 'GET',
      pattern: '/pg/view/sessions/:sessionId',
      handle(request, { sessionId }) {
        const visit = visitOf(sessionId, request.query);
        return visit ? show(visit) : unknown();
      },
    },
    {
      method: 'POST',
      pattern: '/pg/view/sessions/:sessionId/pay',
      handle(request, { sessionId }) {
        const fields = formBody(request);
        const visit = visitOf(sessionId, fields);
        return visit ? pay(visit, fields) : unknown();
      },
    },
    file('/js/v3/cashfree.js', CHECKOUT_SCRIPT, 'text/javascript'),
    file(FRAME_SCRIPT_PATH, FRAME_RESULT_SCRIPT, 'text/javascript'),
    file(STYLE_PATH, PAGE_STYLE, 'text/css'),
  ];
}
