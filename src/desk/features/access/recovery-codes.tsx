import { useState } from 'react';
import { CopyButton } from '#desk/elements/copy-button.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import styles from './access-form.module.css';
import { AccessFrame } from './access-frame.tsx';
import codeStyles from './second-factor.module.css';

type RecoveryCodesProps = { codes: readonly string[]; onDone: () => void };

/** Shows the codes only once, so leaving takes a confirmation. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const [isSaved, setSaved] = useState(false);
  return (
    <AccessFrame
      title="Save your recovery codes"
      lead="Each code lets you log in once without your phone. You'll see them only this once."
    >
      <ul className={codeStyles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions} data-print="hide">
        <CopyButton text={codes.join('\n')} label="Copy all" />
        <Button variant="quiet" size="small" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <div className={styles.form} data-print="hide">
        <Checkbox checked={isSaved} onChange={(event) => setSaved(event.target.checked)}>
          I've saved these codes
        </Checkbox>
        <Button isWide disabled={!isSaved} onClick={onDone}>
          Go to the desk
        </Button>
      </div>
    </AccessFrame>
  );
}
