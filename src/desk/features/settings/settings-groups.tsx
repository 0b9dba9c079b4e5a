import { Panel } from '#desk/elements/panel.tsx';
import { CATEGORY_KEYS, getCategoryInfo } from '#domain/catalogue/category.ts';
import { DELIVERY_ZONES } from '#domain/delivery/making-and-delivery.ts';
import { FactInput, FactNumber, type FactsForm, FactText } from './fact-input.tsx';
import { HolidayList } from './holiday-list.tsx';
import styles from './settings-form.module.css';

type GroupProps = { form: FactsForm };

export const BusinessFields = ({ form }: GroupProps) => (
  <Panel title="Business">
    <div className={styles.fields}>
      <FactInput form={form} path="name" />
      <FactInput form={form} path="tagline" hint="Under the name, and for search engines." />
      <FactInput form={form} path="legalName" hint="As registered; on policy pages." />
      <FactInput form={form} path="gstin" />
      <FactInput form={form} path="address.line1" />
      <FactInput form={form} path="address.line2" />
      <FactInput form={form} path="address.city" />
      <FactInput form={form} path="address.postalCode" />
      <FactInput form={form} path="address.state" />
      <FactInput form={form} path="address.country" />
    </div>
  </Panel>
);

export const ContactFields = ({ form }: GroupProps) => (
  <Panel title="Contact and hours">
    <div className={styles.fields}>
      <FactInput form={form} path="phone" type="tel" />
      <FactInput form={form} path="whatsapp" type="tel" hint="With the country code, such as 91 79 4000 0000." />
      <FactInput form={form} path="email" type="email" hint="We send new orders and messages here." />
      <FactInput form={form} path="returnsEmail" type="email" />
      <FactInput form={form} path="hours.weekdays" hint="As customers see it, such as Mon–Fri 11 am–8 pm." />
      <FactInput form={form} path="hours.weekend" />
      <FactInput form={form} path="grievanceOfficer.name" hint="Shown on the contact page, as the law requires." />
      <FactInput form={form} path="grievanceOfficer.designation" />
      <FactInput form={form} path="grievanceOfficer.email" type="email" />
      <FactInput form={form} path="grievanceOfficer.phone" type="tel" />
    </div>
  </Panel>
);

export const DeliveryFields = ({ form, holidays }: GroupProps & { holidays: string | undefined }) => (
  <Panel title="Delivery">
    <p className={styles.note}>
      The shop promises the working days to make the slowest piece plus the days to bring it. Leave all of them empty to
      promise no date. Paid orders keep their date.
    </p>
    <fieldset className={styles.group}>
      <legend>Working days to make it</legend>
      <div className={styles.numbers}>
        {CATEGORY_KEYS.map((category) => (
          <FactNumber
            key={category}
            form={form}
            path={`delivery.leadTimeWorkingDays.${category}`}
            label={getCategoryInfo(category).name}
          />
        ))}
        <FactNumber form={form} path="delivery.sampleLeadTimeWorkingDays" label="A sample" isOptional />
      </div>
    </fieldset>
    <fieldset className={styles.group}>
      <legend>Working days to bring it, by the first digit of the PIN code</legend>
      <div className={styles.numbers}>
        {DELIVERY_ZONES.map((zone) => (
          <FactNumber
            key={zone}
            form={form}
            path={`delivery.transitWorkingDays.${zone}`}
            label={`PIN codes ${zone}…`}
          />
        ))}
      </div>
    </fieldset>
    <HolidayList form={form} days={holidays} />
  </Panel>
);

export const SampleFields = ({ form }: GroupProps) => (
  <Panel title="Samples and promises">
    <div className={styles.fields}>
      <FactNumber
        form={form}
        path="samplePrice"
        hint="In rupees, 75 to 10,000. Leave empty to offer no samples."
        isOptional
      />
      <FactText form={form} path="acceptedPayments" hint="One per line, as the product page lists them." />
      <FactText form={form} path="fittingHelp" hint="One sentence on help with measuring and fitting." />
      <FactText form={form} path="remakePromise" hint="One sentence on what you'll remake." />
    </div>
  </Panel>
);

export const SizeFields = ({ form }: GroupProps) => (
  <Panel title="Standard sizes and limits">
    <p className={styles.note}>
      In inches. Above these the product page asks customers to contact you. Leave empty to use the shop's own limit.
    </p>
    <div className={styles.numbers}>
      {['wallpaper', 'curtains', 'blinds'].flatMap((category) => [
        <FactNumber
          key={`${category}-width`}
          form={form}
          path={`standardSizes.${category}.widthInInches`}
          isOptional
        />,
        <FactNumber
          key={`${category}-height`}
          form={form}
          path={`standardSizes.${category}.heightInInches`}
          isOptional
        />,
      ])}
      <FactNumber form={form} path="standardSizes.fabrics.lengthInInches" isOptional />
    </div>
    <FactNumber
      form={form}
      path="maxOrderRupees"
      hint="In rupees. Leave empty to use the limit the server was started with."
      isOptional
    />
  </Panel>
);
