import { useState } from 'react';
import { MAX_PARAGRAPH_LENGTH } from '#contract/content/content-fields.ts';
import { type HomeContent, type LookSpot, MAX_SPOTS } from '#contract/content/home-content.ts';
import type { ContentTargets } from '#contract/desk/content.ts';
import { createUuid } from '#desk/api/action-keys.ts';
import { focusField, useFieldError } from '#desk/elements/fields/field-errors.ts';
import fieldStyles from '#desk/elements/fields/fields.module.css';
import { NumberField } from '#desk/elements/fields/number-field.tsx';
import { LongTextField } from '#desk/elements/fields/text-field.tsx';
import { Panel } from '#desk/elements/panel.tsx';
import { type ChosenProduct, ProductSearch } from '#desk/elements/publishing/product-search.tsx';
import { Button } from '#ui/actions/button.tsx';
import { PictureField } from '../fields/picture-field.tsx';
import { RemovedNote, useRemoved } from '../fields/removed-note.tsx';
import styles from './home.module.css';
import { LookStage } from './look-stage.tsx';
import { useProductTitles } from './tab-products.tsx';

type Look = HomeContent['look'];
type LookFieldsProps = {
  look: Look;
  products: ContentTargets['products'] | undefined;
  announce: (text: string) => void;
  onChange: (edit: (look: Look) => Look) => void;
};

/** Edits the picture of 'Shop by Look' and its points. */
export function LookFields({ look, products, announce, onChange }: LookFieldsProps) {
  const { picture, spots } = look;
  const { getTitle, remember } = useProductTitles(products);
  const [selectedId, select] = useState<string>();
  const setSpots = (edit: (spots: readonly LookSpot[]) => LookSpot[]) =>
    onChange((current) => ({ ...current, spots: edit(current.spots) }));
  const changeSpot = (id: string, changes: Partial<LookSpot>) =>
    setSpots((current) => current.map((spot) => (spot.id === id ? { ...spot, ...changes } : spot)));
  const getName = ({ productId, cushion }: LookSpot): string =>
    productId === null ? (cushion?.name ?? 'no product yet') : getTitle(productId);
  const [removed, setRemoved] = useRemoved(spots);
  const putBack = () => {
    if (!removed) return;
    setRemoved(undefined);
    setSpots((current) => current.toSpliced(removed.index, 0, removed.entry));
    // After the card is rendered.
    requestAnimationFrame(() => focusField(`look.spots.${Math.min(removed.index, spots.length)}.x`));
  };
  const add = () => {
    setRemoved(undefined);
    const id = createUuid();
    setSpots((current) => [...current, { id, x: 50, y: 50, productId: null, cushion: null }]);
    select(id);
    announce(`Point ${spots.length + 1} is in the middle of the picture.`);
  };
  return (
    <Panel title="Shop by Look">
      <p className={styles.note}>Without points, the home page doesn't show ‘Shop by Look’.</p>
      <LongTextField
        path="look.text"
        label="Text"
        limit={MAX_PARAGRAPH_LENGTH}
        value={look.text}
        onChange={(text) => onChange((current) => ({ ...current, text }))}
      />
      <PictureField
        path="look.picture"
        label="Picture of the room"
        value={picture}
        onChange={(next) => onChange((current) => ({ ...current, picture: next }))}
      />
      {picture && (
        <LookStage
          picture={picture}
          points={spots.map((spot) => ({ ...spot, name: getName(spot) }))}
          selectedId={selectedId}
          onSelect={select}
          onMove={changeSpot}
        />
      )}
      <ol className={styles.list}>
        {spots.map((spot, index) => (
          <SpotCard
            key={spot.id}
            spot={spot}
            index={index}
            name={getName(spot)}
            onChange={(changes) => changeSpot(spot.id, changes)}
            onChoose={(product) => {
              remember(product);
              changeSpot(spot.id, { productId: product.id, cushion: null });
              announce(`Point ${index + 1} shows ${product.title}.`);
            }}
            onRemove={() => {
              setSpots((current) => current.filter(({ id }) => id !== spot.id));
              setRemoved({ entry: spot, index, name: `Point ${index + 1}` });
            }}
          />
        ))}
      </ol>
      {spots.length < MAX_SPOTS && <RemovedNote removed={removed} onUndo={putBack} />}
      {picture && spots.length < MAX_SPOTS && (
        <div>
          <Button variant="secondary" size="small" onClick={add}>
            Add a point
          </Button>
        </div>
      )}
    </Panel>
  );
}

type SpotCardProps = {
  spot: LookSpot;
  index: number;
  name: string;
  onChange: (changes: Partial<LookSpot>) => void;
  onChoose: (product: ChosenProduct) => void;
  onRemove: () => void;
};

/** Edits the position as numbers, for keyboards. */
function SpotCard({ spot, index, name, onChange, onChoose, onRemove }: SpotCardProps) {
  const path = `look.spots.${index}`;
  const problem = useFieldError(`${path}.productId`);
  const toPercent = (value: number | null) => Math.min(100, value ?? 0);
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h3>
          Point {index + 1}: {name}
        </h3>
        <div className={styles.end}>
          <Button variant="quiet" size="small" aria-label={`Remove: point ${index + 1}`} onClick={onRemove}>
            Remove
          </Button>
        </div>
      </div>
      <div className={fieldStyles.fields}>
        <NumberField
          path={`${path}.x`}
          label={`Point ${index + 1}, from the left (%)`}
          isNeverEmpty
          value={spot.x}
          onChange={(x) => onChange({ x: toPercent(x) })}
        />
        <NumberField
          path={`${path}.y`}
          label={`Point ${index + 1}, from the top (%)`}
          isNeverEmpty
          value={spot.y}
          onChange={(y) => onChange({ y: toPercent(y) })}
        />
      </div>
      <ProductSearch
        label={spot.productId === null ? `Product of point ${index + 1}` : `Another product for point ${index + 1}`}
        path={`${path}.productId`}
        error={problem}
        excludedIds={spot.productId === null ? [] : [spot.productId]}
        onChoose={onChoose}
      />
    </li>
  );
}
