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
