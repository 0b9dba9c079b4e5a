import type { FormEvent } from 'react';
import toolStyles from '#desk/elements/list/list-tools.module.css';
import { FIRST_DAY, PERIOD_LABELS, PERIOD_NAMES, type Period, type PeriodName } from '#domain/reports/report-period.ts';
import { Button } from '#ui/actions/button.tsx';
import styles from './period-picker.module.css';

type PeriodPickerProps = {
  periodName: PeriodName;
  /** The shown period; undefined if the custom days are refused. */
  period: Period | undefined;
  today: string;
  onChange: (periodName: PeriodName, own?: Period) => void;
};

export function PeriodPicker({ periodName, period, today, onChange }: PeriodPickerProps) {
  return (
    <>
      <label className={toolStyles.filter}>
        Period
        <select
          className={toolStyles.control}
          value={periodName}
          onChange={({ target }) => {
            const name = PERIOD_NAMES.find((option) => option === target.value);
            // Custom days start from the shown period.
            if (name) onChange(name, period);
          }}
        >
          {PERIOD_NAMES.map((name) => (
            <option key={name} value={name}>
              {PERIOD_LABELS[name]}
            </option>
          ))}
        </select>
      </label>
      {periodName === 'own' && (
        <OwnDays key={`${period?.from} ${period?.to}`} period={period} today={today} onChange={onChange} />
      )}
    </>
  );
}

/** A button applies the days, because a half-typed date is already a valid day. */
function OwnDays({ period, today, onChange }: Omit<PeriodPickerProps, 'periodName'>) {
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    onChange('own', { from: String(entered.get('from')), to: String(entered.get('to')) });
  };
  return (
    <form className={styles.days} onSubmit={apply}>
      <DayField label="From" name="from" value={period?.from} max={today} />
      <DayField label="To" name="to" value={period?.to} max={today} />
      <Button type="submit" variant="secondary" size="small">
        Show
      </Button>
    </form>
  );
}

type DayFieldProps = { label: string; name: string; value: string | undefined; max: string };

const DayField = ({ label, name, value, max }: DayFieldProps) => (
  <label className={toolStyles.filter}>
    {label}
    <input
      type="date"
      name={name}
      className={toolStyles.control}
      defaultValue={value}
      min={FIRST_DAY}
      max={max}
      required
    />
  </label>
);
