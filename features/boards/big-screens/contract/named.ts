/** The named screens: where each stands, what its panels are. */
export const screenNames = [
  'monitorScreen',
  'brandOption',
  'fontVolum',
  'secondWarn',
  'monthTotal',
  '315Screen',
  'TopBrand',
  'CrisisScreen',
  'wqFrontOption',
  'wqIndustry',
  'wqCompare',
  'jblhOneScreen',
  'jblhTwoScreen',
  'flScreen',
] as const
export type ScreenName = (typeof screenNames)[number]

/** Addresses that show one of the named screens until the organisation chooses its own. */
export const chosenNames = ['firstScreen', 'secondScreen'] as const
export const screenAddresses = [...screenNames, ...chosenNames] as const
export type ScreenAddress = (typeof screenAddresses)[number]
