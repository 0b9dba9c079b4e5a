import { useState } from 'react';
import { useLocation } from 'react-router';
import type { Product } from '#contract/api/catalogue.ts';
import type { OptionName } from '#domain/catalogue/product-options.ts';
import {
  colourOf,
  configurationIdentity,
  firstConfiguration,
  type ProductConfiguration,
} from '#domain/product/configuration.ts';
import { readConfiguration } from '#domain/product/configuration-query.ts';
import type { LengthUnit } from '#domain/product/length-unit.ts';
import { type SizeDraft, startDraft } from '#domain/product/size-draft.ts';
import { useKeptUnit } from '#storefront/state/product/kept-unit.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { hasEarlyText } from '../../browser/early-input.ts';
import type { CommentDraft } from './buying/comment-draft.ts';
import { SIZE_ID } from './measuring/size-input.tsx';

type Draft = {
  identity: string;
  configuration: ProductConfiguration;
  size: SizeDraft;
  /** `undefined` until something is typed. */
  comment: string | undefined;
};

export type ConfigurationActions = {
  chooseType: (typeId: string) => void;
  chooseColour: (colorHex: string) => void;
  chooseOption: (name: OptionName, value: string) => void;
  /** A function, because a step leads on from what is there when it takes effect. */
  changeSize: (step: (size: SizeDraft) => SizeDraft) => void;
  writeComment: (comment: string) => void;
};

/**
 * What the shopper has chosen so far. The server knows nothing of it (decision D-22), so the first render shows the
 * page's own start, and the configuration of the address follows as soon as React has taken over.
 */
export function useConfiguration(
  product: Product,
  cardColour: string | undefined,
  stored: CommentDraft,
): [Draft, ConfigurationActions] {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const unit = useKeptUnit();
  const start = (query: string, comment: string | undefined) => startOf(product, query, unit, cardColour, comment);
  const [draft, setDraft] = useState(() => (isHydrated ? start(search, stored.read()) : start('', undefined)));
  const [isRestored, setRestored] = useState(isHydrated);
  const identity = configurationIdentity(product);
  if (isHydrated && !isRestored) {
    setRestored(true);
    setDraft(start(search, stored.read()));
  } else if (draft.identity !== identity) {
    setDraft({ ...draft, identity, configuration: firstConfiguration(product) });
  }
  const actions = actionsOn(setDraft);
  const writeComment = (comment: string) => {
    stored.write(comment);
    actions.writeComment(comment);
  };
  return [draft, { ...actions, writeComment }];
}

function startOf(
  product: Product,
  search: string,
  keptUnit: LengthUnit,
  cardColour: string | undefined,
  comment: string | undefined,
): Draft {
  const query = new URLSearchParams(search);
  const { width, height, unit, ...configuration } = readConfiguration(product, query, keptUnit);
  const colorHex = query.has('colour') ? configuration.colorHex : colourOf(product, cardColour);
  return {
    identity: configurationIdentity(product),
    configuration: { ...configuration, colorHex },
    // A field that something was typed into stays the field of inches that it was.
    size: startDraft(hasEarlyText(SIZE_ID) ? 'in' : unit, width, height),
    comment,
  };
}

type SetDraft = (change: (draft: Draft) => Draft) => void;

function actionsOn(setDraft: SetDraft): ConfigurationActions {
  const configure = (change: (configuration: ProductConfiguration) => Partial<ProductConfiguration>) =>
    setDraft((draft) => ({
      ...draft,
      configuration: { ...draft.configuration, ...change(draft.configuration) },
    }));
  return {
    chooseType: (typeId) => configure(() => ({ typeId })),
    chooseColour: (colorHex) => configure(() => ({ colorHex })),
    chooseOption: (name, value) => configure(({ options }) => ({ options: { ...options, [name]: value } })),
    changeSize: (step) => setDraft((draft) => ({ ...draft, size: step(draft.size) })),
    writeComment: (comment) => setDraft((draft) => ({ ...draft, comment })),
  };
}
