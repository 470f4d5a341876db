/** Whether a number of four weeks has risen against the four weeks before by more than chance would have it. Pure. */

/** Fewer say nothing. */
const fewest = 3
/** Standard deviations of the difference of two counts. */
const deviations = 2

export const hasRisen = (count: number, before: number): boolean =>
  count >= fewest && count - before >= deviations * Math.sqrt(count + before)
