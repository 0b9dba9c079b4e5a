import type { Category } from '#domain/catalogue/category.ts';
import { getTypeRatePaise, NO_TYPES_MESSAGE } from '#domain/catalogue/product-types.ts';
import { formatSize, type LengthUnit } from '#domain/measuring/length-unit.ts';
import { formatRupees, PER_SQUARE_FOOT_LABEL } from '#domain/money/format-rupees.ts';
import { DEFAULT_RATE_PAISE } from '#domain/pricing/unit-price.ts';
import type { ConfigurableType } from '#domain/product/configuration.ts';
import { RadioCards } from '#ui/fields/radio-cards.tsx';
import type { ProductConfigurator } from '../configuration/use-product-configurator.ts';
import styles from './type-picker.module.css';

export function TypePicker({ product, types, type, sizeDraft: { unit }, chooseType }: ProductConfigurator) {
  if (types.length === 0) return <p className={styles.none}>{NO_TYPES_MESSAGE}</p>;
  return (
    <div className={styles.types}>
      <RadioCards
        name="type"
        legend="Type"
        options={types.map((option) => ({
          value: option.id,
          title: <TypeTitle type={option} />,
          detail: <TypeDetail category={product.category} type={option} unit={unit} />,
        }))}
        value={type?.id}
        onChange={chooseType}
      />
    </div>
  );
}

function TypeTitle({ type }: { type: ConfigurableType }) {
  const rate = formatRupees(getTypeRatePaise(type) ?? DEFAULT_RATE_PAISE, { decimals: 2 });
  return (
    <span className={styles.title}>
      <span>{type.title}</span>{' '}
      <span className={styles.rate}>
        {rate}
        {PER_SQUARE_FOOT_LABEL}
      </span>
    </span>
  );
}

type TypeDetailProps = { category: Category; type: ConfigurableType; unit: LengthUnit };

function TypeDetail({ category, type, unit }: TypeDetailProps) {
  const properties = listProperties(category, type, unit);
  return (
    <>
      {properties.length > 0 && <span className={styles.properties}>{properties.join(' · ')} </span>}
      {type.description && <span className={styles.description}>{type.description}</span>}
    </>
  );
}

/** Returns distinguishing properties of a type, where present. */
function listProperties(category: Category, type: ConfigurableType, unit: LengthUnit): string[] {
  const washable = type.isWashable ? 'Washable' : '';
  const { width, height } = type;
  // Fabric width is always in inches (TYPE-19).
  const clothWidth = width ? `${width} in wide` : '';
  const canvasSize = width && height ? formatSize(unit, { widthInInches: width, heightInInches: height }) : '';
  const texts: Record<Category, (string | null | undefined)[]> = {
    wallpaper: [type.finish, washable],
    curtains: [],
    blinds: [],
    fabrics: [type.material, clothWidth, washable],
    canvas: [canvasSize, type.frameType],
  };
  return texts[category].filter((text): text is string => Boolean(text));
}
