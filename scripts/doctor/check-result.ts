export type CheckResult = {
  readonly state: 'ok' | 'warning' | 'error';
  readonly subject: string;
  readonly message: string;
};

const createResultFactory =
  (state: CheckResult['state']) =>
  (subject: string, message: string): CheckResult => ({ state, subject, message });

export const createOkResult = createResultFactory('ok');
/** For something that works but that the owner should know. */
export const createWarningResult = createResultFactory('warning');
export const createErrorResult = createResultFactory('error');
