/** Net sentiment of articles that lean, -1 to 1; null: none does. Pure. */
export const netOf = ({ positive, negative }: { positive: number; negative: number }): number | null =>
  positive + negative === 0 ? null : (positive - negative) / (positive + negative)
