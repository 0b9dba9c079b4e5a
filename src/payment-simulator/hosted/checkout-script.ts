/**
 * `GET /js/v3/cashfree.js`: the provider's SDK surface. It takes its origin from its own URL and opens the hosted page by
 * submitting a form.
 */
export const CHECKOUT_SCRIPT = `(() => {
  'use strict';
  const simulatorOrigin = new URL(document.currentScript.src).origin;
  const CHECKOUT_URL = simulatorOrigin + '/pg/view/sessions/checkout';
  const SESSION_PATTERN = /^session_[A-Za-z0-9_-]{20,}$/;
  const createError = (message, code) => ({ error: { message, code, type: 'request_failed' } });

  function submitForm(target, fields) {
    const form = document.createElement('form');
    form.method = 'POST';
    form.action = CHECKOUT_URL;
    form.target = target;
    form.hidden = true;
    for (const [name, value] of Object.entries(fields)) {
      if (value === undefined) continue;
      const input = document.createElement('input');
      input.type = 'hidden';
      input.name = name;
      input.value = value;
      form.append(input);
    }
    document.body.append(form);
    form.submit();
    form.remove();
  }

  function openInFrame(container, fields, onClose) {
    const name = 'cashfree-' + Math.random().toString(36).slice(2);
    const frame = document.createElement('iframe');
    frame.name = name;
    frame.title = 'Payment';
    frame.style.cssText = 'border:0;width:100%;height:100%;min-height:640px;background:#fff';
    container.append(frame);
    return new Promise((resolve) => {
      const finish = (result) => {
        window.removeEventListener('message', onMessage);
        frame.remove();
        onClose();
        resolve(result);
      };
      const onMessage = ({ origin, source, data }) => {
        if (origin !== simulatorOrigin || source !== frame.contentWindow || !data || data.kind !== 'cashfree-checkout') return;
        finish(data.paid ? { paymentDetails: { paymentMessage: data.message } } : createError(data.message, 'payment_failed'));
      };
      window.addEventListener('message', onMessage);
      container.closeCheckout = () => finish(createError('Payment popup closed', 'payment_aborted'));
      submitForm(name, { ...fields, framed: '1' });
    });
  }

  function openInModal(fields) {
    const dialog = document.createElement('dialog');
    dialog.setAttribute('aria-label', 'Payment');
    dialog.style.cssText = 'padding:0;border:0;width:min(100vw,480px);height:min(100vh,760px)';
    document.body.append(dialog);
    dialog.addEventListener('cancel', () => dialog.closeCheckout());
    dialog.showModal();
    return openInFrame(dialog, fields, () => dialog.remove());
  }

  window.Cashfree = ({ mode } = {}) => {
    if (mode !== 'sandbox' && mode !== 'production') throw new Error('mode must be sandbox or production');
    return {
      version: () => '3-simulator',
      async checkout({ paymentSessionId, redirectTarget = '_self', returnUrl } = {}) {
        if (typeof paymentSessionId !== 'string' || !SESSION_PATTERN.test(paymentSessionId)) {
          return createError('paymentSessionId is invalid', 'payment_session_id_invalid');
        }
        const fields = { payment_session_id: paymentSessionId, return_url: returnUrl };
        if (redirectTarget === '_modal') return openInModal(fields);
        if (redirectTarget instanceof HTMLElement) return openInFrame(redirectTarget, fields, () => undefined);
        if (!['_self', '_blank', '_top'].includes(redirectTarget)) {
          return createError('redirectTarget is invalid', 'redirect_target_invalid');
        }
        submitForm(redirectTarget, fields);
        return { redirect: true };
      },
    };
  };
})();
`;

/** Posts the result to the embedding page, because an iframe is not redirected. */
export const FRAME_RESULT_SCRIPT = `(() => {
  const { message, paid } = document.currentScript.dataset;
  window.parent.postMessage({ kind: 'cashfree-checkout', message, paid: paid === 'true' }, '*');
})();
`;
