import { useId, useState } from 'react';
import { Day } from '#desk/elements/figures.tsx';
import { formatDay, toIndiaDate } from '#domain/time/india-time.ts';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import type { FactsForm } from './fact-input.tsx';
import { splitLines, toFieldName } from './fact-values.ts';
import styles from './settings-form.module.css';

const NAME = toFieldName('delivery.holidays');

export function HolidayList({ form, days }: { form: FactsForm; days: string | undefined }) {
  const headingId = useId();
  const [day, setDay] = useState('');
  const [problem, setProblem] = useState<string>();
  const holidays = splitLines(days).sort();
  const store = (next: readonly string[]) => form.setValue(NAME, [...new Set(next)].sort().join('\n'));
  const add = () => {
    if (day !== '' && day < toIndiaDate(new Date())) {
      setProblem('This day is over. Enter today or a later day.');
      return;
    }
    if (day !== '') store([...holidays, day]);
    setDay('');
  };
  return (
    <section className={styles.group} aria-labelledby={headingId}>
      <h3 id={headingId}>Holidays</h3>
      <p className={styles.note}>You don't work on these days or on Sundays. Add next year's in good time.</p>
      {holidays.length === 0 ? (
        <p>No holidays yet.</p>
      ) : (
        <ul className={styles.holidays}>
          {holidays.map((holiday) => (
            <li key={holiday}>
              <Day day={holiday} />
              <IconButton
                icon="close"
                label={`Remove ${formatDay(holiday)}`}
                onClick={() => store(holidays.filter((other) => other !== holiday))}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.addDay}>
        <Field label="New holiday" error={problem ?? form.getError(NAME)}>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              value={day}
              onChange={({ target }) => {
                setDay(target.value);
                setProblem(undefined);
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                // Enter must not submit the form.
                event.preventDefault();
                add();
              }}
            />
          )}
        </Field>
        <Button variant="secondary" onClick={add}>
          Add holiday
        </Button>
      </div>
    </section>
  );
}
