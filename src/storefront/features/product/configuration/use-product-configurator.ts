import type { Product } from '#contract/storefront/catalogue.ts';
import { buildConfigurationParams } from '#domain/product/configuration-query.ts';
import { type LineIntent, useLineIntent } from '../cart-line/use-line-intent.ts';
import { type CommentDraft, createCommentDraft } from './comment-draft.ts';
import { configureProduct, type PricedConfiguration } from './configure-product.ts';
import { type ChangeNote, type ConfigurationActions, useConfiguration } from './use-configuration.ts';
import { type ConfigurationUrl, useConfigurationUrl } from './use-configuration-url.ts';

/** State and actions shared by the whole product page. */
export type ProductConfigurator = PricedConfiguration &
  ConfigurationActions &
  ConfigurationUrl & {
    lineIntent: LineIntent;
    changeNote: ChangeNote | undefined;
    /** Stores the typed comment until it is in the cart. */
    commentDraft: CommentDraft;
    /** The choices as URL parameters. */
    queryPairs: readonly [string, string][];
  };

export function useProductConfigurator(product: Product, cardColour: string | undefined): ProductConfigurator {
  const lineIntent = useLineIntent(product.id);
  const commentDraft = createCommentDraft(lineIntent.lineId ?? product.id);
  const [draft, actions] = useConfiguration(product, cardColour, commentDraft);
  const { configuration, size } = draft;
  const comment = draft.comment ?? lineIntent.line?.orderComment ?? '';
  const { width, height, unit } = size;
  const queryPairs = buildConfigurationParams(product, {
    ...configuration,
    width: width.inches,
    height: height.inches,
    unit,
  });
  const urlActions = useConfigurationUrl(queryPairs);
  const priced = configureProduct(product, { configuration, sizeDraft: size, comment });
  const { changeNote } = draft;
  return { ...priced, ...actions, ...urlActions, lineIntent, changeNote, commentDraft, queryPairs };
}
