import type { Product } from '#contract/storefront/catalogue.ts';
import { buildConfigurationQuery } from '#domain/product/configuration-query.ts';
import { type LineIntent, useLineIntent } from '../cart-line/use-line-intent.ts';
import { type CommentDraft, createCommentDraft } from './comment-draft.ts';
import { configureProduct, type PricedConfiguration } from './configure-product.ts';
import { type ConfigurationActions, useConfiguration } from './use-configuration.ts';
import { type ConfigurationAddress, useConfigurationAddress } from './use-configuration-address.ts';

/** The state and actions that all parts of the product page share. */
export type ProductConfigurator = PricedConfiguration &
  ConfigurationActions &
  ConfigurationAddress & {
    lineIntent: LineIntent;
    /** Stores the typed comment until it is in the cart. */
    commentDraft: CommentDraft;
    /** The choices as URL parameters. */
    queryPairs: readonly [string, string][];
  };

export function useProductConfigurator(product: Product, cardColour: string | undefined): ProductConfigurator {
  const lineIntent = useLineIntent(product.id);
  const commentDraft = createCommentDraft(lineIntent.lineId ?? product.id);
  const [chosen, actions] = useConfiguration(product, cardColour, commentDraft);
  const { configuration, size } = chosen;
  const comment = chosen.comment ?? lineIntent.line?.orderComment ?? '';
  const { width, height, unit } = size;
  const queryPairs = buildConfigurationQuery(product, {
    ...configuration,
    width: width.inches,
    height: height.inches,
    unit,
  });
  const address = useConfigurationAddress(queryPairs);
  const priced = configureProduct(product, { configuration, size, comment });
  return { ...priced, ...actions, ...address, lineIntent, commentDraft, queryPairs };
}
