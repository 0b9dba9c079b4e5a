import type { Product } from '#contract/api/catalogue.ts';
import { configurationPairs } from '#domain/product/configuration-query.ts';
import { type CommentDraft, commentDraft } from './buying/comment-draft.ts';
import { type OpenedLine, useOpenedLine } from './buying/use-opened-line.ts';
import { type Configured, configuredProduct } from './configured-product.ts';
import { type ConfigurationActions, useConfiguration } from './use-configuration.ts';
import { type ConfigurationAddress, useConfigurationAddress } from './use-configuration-address.ts';

/** Everything that the parts of the page show and do, worked out from the choices in one place. */
export type ConfiguredProduct = Configured &
  ConfigurationActions &
  ConfigurationAddress & {
    opened: OpenedLine;
    /** Where a typed comment waits until it is in the cart. */
    draft: CommentDraft;
    /** What the address says of the choices. */
    pairs: readonly [string, string][];
  };

export function useConfiguredProduct(product: Product, cardColour: string | undefined): ConfiguredProduct {
  const opened = useOpenedLine(product.id);
  const draft = commentDraft(opened.lineId ?? product.id);
  const [chosen, actions] = useConfiguration(product, cardColour, draft);
  const { configuration, size } = chosen;
  const comment = chosen.comment ?? opened.line?.orderComment ?? '';
  const { width, height, unit } = size;
  const pairs = configurationPairs(product, { ...configuration, width: width.inches, height: height.inches, unit });
  const address = useConfigurationAddress(pairs);
  const configured = configuredProduct(product, { configuration, size, comment });
  return { ...configured, ...actions, ...address, opened, draft, pairs };
}
