/**
 * `GET /js/v3/cashfree.js`: the provider's SDK surface. It takes its origin from its own URL and opens the hosted page by
 * submitting a form.
 */
export const CHECKOUT_SCRIPT = `(() => {
  'use strict';
  const home = new URL(document.currentScript.src).origin;
  const PAGE = home + '/pg/view/sessions/checkout';
  const SESSION = /^session_[A-Za-z0-9_-]{20,}$/;
  const failed = (message, code) => ({ error: { message, code, type: 'request_failed' } });

  function submit(target, fields) {
    const form = document.createElement('form');
    form.method = 'POST';
    form.action = PAGE;
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

  function inFrame(holder, fields, onClose) {
    const name = 'cashfree-' + Math.random().toString(36).slice(2);
    const frame = document.createElement('iframe');
    frame.name = name;
    frame.title = 'Payment';
    frame.style.cssText = 'border:0;width:100%;height:100%;min-height:640px;background:#fff';
    holder.append(frame);
    return new Promise((resolve) => {
      const done = (result) => {
        window.removeEventListener('message', hear);
        frame.remove();
        onClose();
        resolve(result);
      };
      const hear = ({ origin, source, data }) => {
        if (origin !== home || source !== frame.contentWindow || !data || data.kind !== 'cashfree-checkout') return;
        done(data.paid ? { paymentDetails: { paymentMessage: data.message } } : failed(data.message, 'payment_failed'));
      };
      window.addEventListener('message', hear);
      holder.closeCheckout = () => done(failed('Payment popup closed', 'payment_aborted'));
      submit(name, { ...fields, framed: '1' });
    });
  }

  function inModal(fields) {
    const dialog = document.createElement('dialog');
    dialog.setAttribute('aria-label', 'Payment');
    dialog.style.cssText = 'padding:0;border:0;width:min(100vw,480px);height:min(100vh,760px)';
    document.body.append(dialog);
    dialog.addEventListener('cancel', () => dialog.closeCheckout());
    dialog.showModal();
    return inFrame(dialog, fields, () => dialog.remove());
  }

  window.Cashfree = ({ mode } = {}) => {
    if (mode !== 'sandbox' && mode !== 'production') throw new Error('mode must be sandbox or production');
    return {
      version: () => '3-simulator',
      async checkout({ paymentSessionId, redirectTarget = '_self', returnUrl } = {}) {
        if (typeof paymentSessionId !== 'string' || !SESSION.test(paymentSessionId)) {
          return failed('paymentSessionId is invalid', 'payment_session_id_invalid');
        }
        const fields = { payment_session_id: paymentSessionId, return_url: returnUrl };
        if (redirectTarget === '_modal') return inModal(fields);
        if (redirectTarget instanceof HTMLElement) return inFrame(redirectTarget, fields, () => undefined);
        if (!['_self', '_blank', '_top'].includes(redirectTarget)) {
          return failed('redirectTarget is invalid', 'redirect_target_invalid');
        }
        submit(redirectTarget, fields);
        return { redirect: true };
      },
    };
  };
})();
`;

/** Inside an iframe there is no redirect: posts the result to the embedding page. */
export const FRAME_RESULT_SCRIPT = `(() => {
  const { message, paid } = document.currentScript.dataset;
  window.parent.postMessage({ kind: 'cashfree-checkout', message, paid: paid === 'true' }, '*');
})();
`;
