import { isChosenByStyle } from '#domain/catalogue/blind-types.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { NO_TYPES_MESSAGE } from '#domain/catalogue/product-types.ts';
import { formatSize, type LengthUnit } from '#domain/measuring/length-unit.ts';
import { calculatePrice } from '#domain/pricing/piece-price.ts';
import type { ConfigurableType } from '#domain/product/configuration.ts';
import { RadioCards } from '#ui/fields/radio-cards.tsx';
import { formatTypeRate, formatUnitPrice } from '../buying/format-unit-price.ts';
import type { ProductConfigurator } from '../configuration/use-product-configurator.ts';
import { ChangeNote } from './change-note.tsx';
import { StylePickers } from './style-pickers.tsx';
import styles from './type-picker.module.css';

/** Picks the type, which sets the rate, or the style and motorisation of a blind that select its type (D-44). */
export function TypePicker(configurator: ProductConfigurator) {
  const { product, types, type, changeNote, chooseType } = configurator;
  const { unit } = configurator.sizeDraft;
  if (isChosenByStyle(types)) return <StylePickers {...configurator} />;
  if (types.length === 0) return <p className={styles.none}>{NO_TYPES_MESSAGE}</p>;
  return (
    <div className={styles.types}>
      <RadioCards
        name="type"
        legend="Type"
        options={types.map((option) => ({
          value: option.id,
          title: <TypeTitle category={product.category} type={option} />,
          detail: <TypeDetail category={product.category} type={option} unit={unit} />,
        }))}
        value={type?.id}
        onChange={chooseType}
      />
      <ChangeNote note={changeNote} choice="type" />
    </div>
  );
}

/** A canvas has a fixed size, so its price is known. */
function TypeTitle({ category, type }: { category: Category; type: ConfigurableType }) {
  const price =
    category === 'canvas' ? formatUnitPrice(calculatePrice({ category, type, size: undefined })) : formatTypeRate(type);
  return (
    <span className={styles.title}>
      <span>{type.title}</span> <span className={styles.rate}>{price}</span>
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
    canvas: [canvasSize, type.frameType, formatTypeRate(type)],
  };
  return texts[category].filter((text): text is string => Boolean(text));
}
