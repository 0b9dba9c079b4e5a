/** The count on the cart page: lines, with 'item' for one and 'items' otherwise (specification 0 §2, Q-68). */
export const formatItemCount = (lineCount: number): string => `${lineCount} ${lineCount === 1 ? 'item' : 'items'}`;
