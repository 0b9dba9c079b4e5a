import { type HttpRequest, parseFormBody } from '../http/request.ts';
import { createRedirectResponse, createTextResponse, type HttpResponse } from '../http/response.ts';
import type { Route } from '../http/router.ts';
import type { Provider } from '../provider.ts';
import type { OrderRecord, PaymentRecord } from '../storage/records.ts';
import { CHECKOUT_SCRIPT, FRAME_RESULT_SCRIPT } from './checkout-script.ts';
import { escapeHtml, renderMessage, renderPage, renderPayForms, renderSummary, STYLE_PATH } from './page-html.ts';
import { PAGE_STYLE } from './page-style.ts';
import { parsePaymentForm } from './payment-form.ts';
import { getReturnOrigin, resolveReturnUrl } from './return-url.ts';

const FRAME_SCRIPT_PATH = '/js/v3/frame-result.js';
const CROSS_ORIGIN_HEADERS = { 'cross-origin-resource-policy': 'cross-origin', 'cache-control': 'no-cache' };

/** One browser's visit, carried from form to form. */
type Visit = { readonly order: OrderRecord; readonly returnUrl: string | undefined; readonly isFramed: boolean };

export function createHostedPage(provider: Provider, merchant: string): Route[] {
  const { store, orders, payments } = provider;
  const buildSessionPath = ({ sessionId }: OrderRecord) => `/pg/view/sessions/${encodeURIComponent(sessionId)}`;

  /** Allows only form submissions to the simulator and redirects to the shop (CSP). */
  function createPageResponse(status: number, title: string, main: string, visit?: Visit): HttpResponse {
    const shop = getReturnOrigin(visit?.order.returnUrl);
    const policy = `default-src 'none'; style-src 'self'; script-src 'self'; img-src data:; base-uri 'none'; form-action 'self'${shop}; frame-ancestors 'self'${shop}`;
    const response = createTextResponse(status, renderPage(title, main), 'text/html');
    const headers = {
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    };
    return { ...response, headers: { ...response.headers, ...headers } };
  }

  const createNotFoundResponse = () =>
    createPageResponse(
      404,
      'Payment',
      renderMessage('This payment does not exist', 'Please go back to the shop and try again.'),
    );

  function findVisit(sessionId: string | null | undefined, fields: URLSearchParams): Visit | undefined {
    const order = store.findOrderBySession(sessionId ?? '');
    if (!order) return undefined;
    return {
      order,
      returnUrl: resolveReturnUrl(order, fields.get('return_url')),
      isFramed: fields.get('framed') === '1',
    };
  }

  function createCheckoutPage(visit: Visit, problem?: string): HttpResponse {
    const { order, returnUrl, isFramed } = visit;
    const status = orders.getStatus(order);
    const summary = renderSummary(order, merchant);
    if (status !== 'ACTIVE') {
      const message = status === 'PAID' ? 'This order has already been paid.' : 'This payment is no longer open.';
      return createPageResponse(
        200,
        'Payment',
        summary + renderMessage(message, 'You can go back to the shop.', returnUrl),
        visit,
      );
    }
    const hidden = { return_url: returnUrl, framed: isFramed ? '1' : undefined };
    const form = { action: `${buildSessionPath(order)}/pay`, hidden };
    return createPageResponse(problem ? 400 : 200, `Pay ${merchant}`, summary + renderPayForms(form, problem), visit);
  }

  /** Redirects to the shop, or posts a message to the embedding page. */
  function createResultResponse(visit: Visit, payment: PaymentRecord): HttpResponse {
    if (!visit.isFramed && visit.returnUrl !== undefined) return createRedirectResponse(visit.returnUrl);
    const isPaid = payment.status === 'SUCCESS';
    const message = renderMessage(isPaid ? 'Payment done' : 'Payment failed', payment.message);
    const script = visit.isFramed
      ? `<script src="${FRAME_SCRIPT_PATH}" data-paid="${isPaid}" data-message="${escapeHtml(payment.message)}"></script>`
      : '';
    return createPageResponse(200, 'Payment', message + script, visit);
  }

  function submitPayment(visit: Visit, fields: URLSearchParams): HttpResponse {
    if (orders.getStatus(visit.order) !== 'ACTIVE') return createCheckoutPage(visit);
    const choice = parsePaymentForm(fields);
    if ('problem' in choice) return createCheckoutPage(visit, choice.problem);
    const payment = payments.start(visit.order, choice.outcome, choice.method);
    if (!choice.isTabClosed) return createResultResponse(visit, payment);
    const message = renderMessage('Payment done', 'Close this tab now. The shop will still hear about the payment.');
    return createPageResponse(200, 'Payment done', message, visit);
  }

  function openCheckout(request: HttpRequest): HttpResponse {
    const fields = parseFormBody(request);
    const visit = findVisit(fields.get('payment_session_id'), fields);
    if (!visit) return createNotFoundResponse();
    const query = new URLSearchParams();
    for (const name of ['return_url', 'framed']) if (fields.get(name)) query.set(name, fields.get(name) ?? '');
    return createRedirectResponse(`${buildSessionPath(visit.order)}${query.size > 0 ? `?${query}` : ''}`);
  }

  const createFileRoute = (pattern: string, body: string, type: string): Route => ({
    method: 'GET',
    pattern,
    handle() {
      const response = createTextResponse(200, body, type);
      return {
        ...response,
        headers: { ...response.headers, ...CROSS_ORIGIN_HEADERS, 'x-content-type-options': 'nosniff' },
      };
    },
  });

  return [
    { method: 'POST', pattern: '/pg/view/sessions/checkout', handle: openCheckout },
    {
      method: 'GET',
      pattern: '/pg/view/sessions/:sessionId',
      handle(request, { sessionId }) {
        const visit = findVisit(sessionId, request.query);
        return visit ? createCheckoutPage(visit) : createNotFoundResponse();
      },
    },
    {
      method: 'POST',
      pattern: '/pg/view/sessions/:sessionId/pay',
      handle(request, { sessionId }) {
        const fields = parseFormBody(request);
        const visit = findVisit(sessionId, fields);
        return visit ? submitPayment(visit, fields) : createNotFoundResponse();
      },
    },
    createFileRoute('/js/v3/cashfree.js', CHECKOUT_SCRIPT, 'text/javascript'),
    createFileRoute(FRAME_SCRIPT_PATH, FRAME_RESULT_SCRIPT, 'text/javascript'),
    createFileRoute(STYLE_PATH, PAGE_STYLE, 'text/css'),
  ];
}
