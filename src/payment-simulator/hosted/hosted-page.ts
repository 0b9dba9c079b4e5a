import { type HttpRequest, parseFormBody } from '../http/request.ts';
import { type HttpResponse, redirectResponse, textResponse } from '../http/response.ts';
import type { Route } from '../http/router.ts';
import type { Provider } from '../provider.ts';
import type { OrderRecord, PaymentRecord } from '../storage/records.ts';
import { CHECKOUT_SCRIPT, FRAME_RESULT_SCRIPT } from './checkout-script.ts';
import { escapeHtml, renderMessage, renderPage, renderPayForms, renderSummary, STYLE_PATH } from './page-html.ts';
import { PAGE_STYLE } from './page-style.ts';
import { parsePaymentForm } from './payment-form.ts';
import { getReturnOrigin, resolveReturnUrl } from './return-url.ts';

const FRAME_SCRIPT_PATH = '/js/v3/frame-result.js';
const ANYWHERE = { 'cross-origin-resource-policy': 'cross-origin', 'cache-control': 'no-cache' };

/** One browser's visit, carried from form to form. */
type Visit = { readonly order: OrderRecord; readonly returnUrl: string | undefined; readonly framed: boolean };

export function createHostedPage(provider: Provider, merchant: string): Route[] {
  const { store, orders, payments } = provider;
  const buildSessionPath = ({ sessionId }: OrderRecord) => `/pg/view/sessions/${encodeURIComponent(sessionId)}`;

  /** The CSP allows submitting to the simulator and the redirect to the shop, nothing else. */
  function page(status: number, title: string, main: string, visit?: Visit): HttpResponse {
    const shop = getReturnOrigin(visit?.order.returnUrl);
    const policy = `default-src 'none'; style-src 'self'; script-src 'self'; img-src data:; base-uri 'none'; form-action 'self'${shop}; frame-ancestors 'self'${shop}`;
    const response = textResponse(status, renderPage(title, main), 'text/html');
    const headers = {
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    };
    return { ...response, headers: { ...response.headers, ...headers } };
  }

  const notFound = () =>
    page(404, 'Payment', renderMessage('This payment does not exist', 'Please go back to the shop and try again.'));

  function findVisit(sessionId: string | null | undefined, fields: URLSearchParams): Visit | undefined {
    const order = store.findOrderBySession(sessionId ?? '');
    if (!order) return undefined;
    return {
      order,
      returnUrl: resolveReturnUrl(order, fields.get('return_url')),
      framed: fields.get('framed') === '1',
    };
  }

  function show(visit: Visit, problem?: string): HttpResponse {
    const { order, returnUrl, framed } = visit;
    const status = orders.getStatus(order);
    const summary = renderSummary(order, merchant);
    if (status !== 'ACTIVE') {
      const message = status === 'PAID' ? 'This order is paid already.' : 'This payment can no longer be made.';
      return page(200, 'Payment', summary + renderMessage(message, 'You can go back to the shop.', returnUrl), visit);
    }
    const hidden = { return_url: returnUrl, framed: framed ? '1' : undefined };
    const form = { action: `${buildSessionPath(order)}/pay`, hidden };
    return page(problem ? 400 : 200, `Pay ${merchant}`, summary + renderPayForms(form, problem), visit);
  }

  /** Redirects to the shop, or posts a message to the embedding page. */
  function leave(visit: Visit, payment: PaymentRecord): HttpResponse {
    if (!visit.framed && visit.returnUrl !== undefined) return redirectResponse(visit.returnUrl);
    const paid = payment.status === 'SUCCESS';
    const message = renderMessage(paid ? 'Payment done' : 'Payment not done', payment.message);
    const script = visit.framed
      ? `<script src="${FRAME_SCRIPT_PATH}" data-paid="${paid}" data-message="${escapeHtml(payment.message)}"></script>`
      : '';
    return page(200, 'Payment', message + script, visit);
  }

  function pay(visit: Visit, fields: URLSearchParams): HttpResponse {
    if (orders.getStatus(visit.order) !== 'ACTIVE') return show(visit);
    const choice = parsePaymentForm(fields);
    if ('problem' in choice) return show(visit, choice.problem);
    const payment = payments.start(visit.order, choice.outcome, choice.method);
    if (!choice.staysHere) return leave(visit, payment);
    const message = renderMessage('Payment done', 'Close this tab now: the shop hears of it without you.');
    return page(200, 'Payment done', message, visit);
  }

  function open(request: HttpRequest): HttpResponse {
    const fields = parseFormBody(request);
    const visit = findVisit(fields.get('payment_session_id'), fields);
    if (!visit) return notFound();
    const carried = new URLSearchParams();
    for (const name of ['return_url', 'framed']) if (fields.get(name)) carried.set(name, fields.get(name) ?? '');
    return redirectResponse(`${buildSessionPath(visit.order)}${carried.size > 0 ? `?${carried}` : ''}`);
  }

  const file = (pattern: string, body: string, type: string): Route => ({
    method: 'GET',
    pattern,
    handle() {
      const response = textResponse(200, body, type);
      return { ...response, headers: { ...response.headers, ...ANYWHERE, 'x-content-type-options': 'nosniff' } };
    },
  });

  return [
    { method: 'POST', pattern: '/pg/view/sessions/checkout', handle: open },
    {
      method: 'GET',
      pattern: '/pg/view/sessions/:sessionId',
      handle(request, { sessionId }) {
        const visit = findVisit(sessionId, request.query);
        return visit ? show(visit) : notFound();
      },
    },
    {
      method: 'POST',
      pattern: '/pg/view/sessions/:sessionId/pay',
      handle(request, { sessionId }) {
        const fields = parseFormBody(request);
        const visit = findVisit(sessionId, fields);
        return visit ? pay(visit, fields) : notFound();
      },
    },
    file('/js/v3/cashfree.js', CHECKOUT_SCRIPT, 'text/javascript'),
    file(FRAME_SCRIPT_PATH, FRAME_RESULT_SCRIPT, 'text/javascript'),
    file(STYLE_PATH, PAGE_STYLE, 'text/css'),
  ];
}
