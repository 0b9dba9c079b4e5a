import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Product } from '#contract/storefront/catalogue.ts';
import type { OptionName } from '#domain/catalogue/type-fields.ts';
import { type LengthUnit, parseLengthUnit } from '#domain/measuring/length-unit.ts';
import { changeUnit, createSizeDraft, type SizeDraft, updateLength } from '#domain/measuring/size-draft.ts';
import { type Choice, describeChangedOptions } from '#domain/product/changed-options.ts';
import {
  buildConfigurationKey,
  changeOption,
  findColour,
  getDefaultConfiguration,
  type ProductConfiguration,
} from '#domain/product/configuration.ts';
import { readConfiguration } from '#domain/product/configuration-query.ts';
import { readEarlyInput } from '#storefront/browser/early-input.ts';
import { saveUnit, useSavedUnit } from '#storefront/state/product/saved-unit.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import type { CommentDraft } from './comment-draft.ts';

/** The id of the size fieldset. */
export const SIZE_ID = 'size';

/** Values entered before hydration, by field name. */
type EarlyInput = Readonly<Record<string, string>>;

type Draft = {
  key: string;
  configuration: ProductConfiguration;
  size: SizeDraft;
  /** `undefined` until something is typed. */
  comment: string | undefined;
  changeNote?: ChangeNote | undefined;
};

/** Names what the last choice changed besides itself. */
export type ChangeNote = { choice: Choice; text: string };

export type ConfigurationActions = {
  chooseType: (typeId: string) => void;
  chooseColour: (colorHex: string) => void;
  chooseOption: (name: OptionName, value: string) => void;
  answerAllowance: (sizeIncludesAllowance: boolean | undefined) => void;
  /** An updater function, applied to the latest size. */
  changeSize: (update: (size: SizeDraft) => SizeDraft) => void;
  writeComment: (comment: string) => void;
};

/**
 * Returns the shopper's current choices. The server does not know them (D-22), so the first render shows the defaults
 * and the configuration in the URL is applied after hydration, overridden by what was entered before.
 */
export function useConfiguration(
  product: Product,
  cardColour: string | undefined,
  commentDraft: CommentDraft,
): [Draft, ConfigurationActions] {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const savedUnit = useSavedUnit();
  const [early, setEarly] = useState<EarlyInput>({});
  useLayoutEffect(() => {
    if (!isHydrated) setEarly(readEarlyInput());
  }, [isHydrated]);
  const createDraft = (query: string, comment: string | undefined) =>
    createInitialDraft({ product, search: query, savedUnit, cardColour, comment, early });
  const [draft, setDraft] = useState(() =>
    isHydrated ? createDraft(search, commentDraft.read()) : createDraft('', undefined),
  );
  const [isRestored, setIsRestored] = useState(isHydrated);
  const key = buildConfigurationKey(product);
  if (isHydrated && !isRestored) {
    setIsRestored(true);
    setDraft(createDraft(search, commentDraft.read()));
  } else if (draft.key !== key) {
    setDraft({ ...draft, key, configuration: getDefaultConfiguration(product) });
  }
  const storeEarlyInput = useEffectEvent(() => {
    if (early.comment !== undefined) commentDraft.write(early.comment);
    if (early.unit !== undefined) saveUnit(parseLengthUnit(early.unit));
  });
  useEffect(() => {
    if (isRestored) storeEarlyInput();
  }, [isRestored]);
  const actions = createActions(product, setDraft);
  const writeComment = (comment: string) => {
    commentDraft.write(comment);
    actions.writeComment(comment);
  };
  return [draft, { ...actions, writeComment }];
}

type DraftSources = {
  product: Product;
  search: string;
  savedUnit: LengthUnit;
  cardColour: string | undefined;
  comment: string | undefined;
  early: EarlyInput;
};

function createInitialDraft({ product, search, savedUnit, cardColour, comment, early }: DraftSources): Draft {
  const { width: earlyWidth, height: earlyHeight, comment: earlyComment, ...earlyChoices } = early;
  // The fields have the names of the URL's parameters.
  const query = new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(search)), ...earlyChoices });
  const { width, height, unit, ...configuration } = readConfiguration(product, query, savedUnit);
  const colorHex = query.has('colour') ? configuration.colorHex : findColour(product, cardColour);
  const size = createSizeDraft(unit, width, height);
  return {
    key: buildConfigurationKey(product),
    configuration: { ...configuration, colorHex },
    // Drops a number beside a changed unit: nobody knows which unit it was typed in.
    size: 'unit' in earlyChoices ? size : applyEarlyInches(size, earlyWidth, earlyHeight),
    comment: earlyComment ?? comment,
  };
}

/** The served page asks for inches. */
function applyEarlyInches(size: SizeDraft, width: string | undefined, height: string | undefined): SizeDraft {
  if (width === undefined && height === undefined) return size;
  const inInches = changeUnit(size, 'in');
  const withWidth = width === undefined ? inInches : updateLength(inInches, 'width', { main: width, inches: '' });
  return height === undefined ? withWidth : updateLength(withWidth, 'height', { main: height, inches: '' });
}

type SetDraft = (change: (draft: Draft) => Draft) => void;

function createActions(product: Product, setDraft: SetDraft): ConfigurationActions {
  const configure = (
    change: (configuration: ProductConfiguration) => Partial<ProductConfiguration>,
    choice: Choice = 'type',
  ) =>
    setDraft((draft) => {
      const configuration = { ...draft.configuration, ...change(draft.configuration) };
      const text = describeChangedOptions(product, draft.configuration, configuration, choice);
      return { ...draft, configuration, changeNote: text === undefined ? undefined : { choice, text } };
    });
  return {
    chooseType: (typeId) => configure(() => ({ typeId })),
    chooseColour: (colorHex) => configure(() => ({ colorHex })),
    chooseOption: (name, value) => configure((chosen) => changeOption(product, chosen, name, value), name),
    answerAllowance: (sizeIncludesAllowance) => configure(() => ({ sizeIncludesAllowance })),
    changeSize: (update) => setDraft((draft) => ({ ...draft, size: update(draft.size) })),
    writeComment: (comment) => setDraft((draft) => ({ ...draft, comment })),
  };
}
