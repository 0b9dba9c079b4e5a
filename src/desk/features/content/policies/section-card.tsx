import { MAX_LINE_LENGTH } from '#contract/content/content-fields.ts';
import { MAX_SECTION_TEXT_LENGTH, type PolicySection } from '#contract/content/policy-content.ts';
import { useFieldError } from '#desk/elements/fields/field-errors.ts';
import fieldStyles from '#desk/elements/fields/fields.module.css';
import { TextField } from '#desk/elements/fields/text-field.tsx';
import { MoveButtons } from '#desk/elements/ordering/move-buttons.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Textarea } from '#ui/fields/textarea.tsx';
import styles from './policies.module.css';

type SectionCardProps = {
  section: PolicySection;
  index: number;
  count: number;
  onChange: (changes: Partial<Pick<PolicySection, 'title' | 'text'>>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

export const getSectionName = ({ title }: PolicySection, index: number): string =>
  title.trim() || `Section ${index + 1}`;

/** Edits one section. */
export function SectionCard({ section, index, count, onChange, onMove, onRemove }: SectionCardProps) {
  const { title, text } = section;
  const path = `sections.${index}`;
  const name = getSectionName(section, index);
  const problem = useFieldError(`${path}.text`);
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h3>{name}</h3>
        <MoveButtons name={name} entryKey={section.id} index={index} count={count} onMove={onMove} />
      </div>
      <TextField
        path={`${path}.title`}
        label="Title"
        limit={MAX_LINE_LENGTH}
        value={title}
        onChange={(changed) => onChange({ title: changed })}
      />
      <Field label={`Text of ${name}`} error={problem} required>
        {(control) => (
          <Textarea
            {...control}
            data-path={`${path}.text`}
            rows={countRows(text)}
            limit={MAX_SECTION_TEXT_LENGTH}
            value={text}
            onChange={({ target }) => onChange({ text: target.value })}
          />
        )}
      </Field>
      <div className={fieldStyles.aligned}>
        <Button variant="quiet" size="small" aria-label={`Remove: ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  );
}

const LINE_LENGTH = 80;
const MIN_ROWS = 3;
const MAX_ROWS = 18;

/** Returns enough rows for the whole text, within limits. */
function countRows(text: string): number {
  const rows = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE_LENGTH)), 0);
  return Math.min(MAX_ROWS, Math.max(MIN_ROWS, rows));
}
