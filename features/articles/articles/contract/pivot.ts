/** Facts that articles are put side by side by, two at a time. */
export const pivotDimensions = [
  'mediaType',
  'medium',
  'region',
  'sentiment',
  'level',
  'monitor',
  'week',
  'month',
] as const
export type PivotDimension = (typeof pivotDimensions)[number]

/** The key of what has no place of its own: media beyond the largest fifty. */
export const otherMedia = 'others'
