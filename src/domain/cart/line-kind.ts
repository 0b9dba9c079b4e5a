/** The kinds of cart lines and order items: a piece made to measure, which has no kind, or a sample (decision D-38). */
import { MAX_QUANTITY } from './quantity.ts';

export type LineKind = 'sample';
export type WithLineKind = { kind?: LineKind | null | undefined };

/** Shown instead of a size. */
export const SAMPLE_LABEL = 'Sample';

export const isSampleLine = ({ kind }: WithLineKind): boolean => kind === 'sample';

export const getMaxQuantity = (line: WithLineKind): number => (isSampleLine(line) ? 1 : MAX_QUANTITY);
