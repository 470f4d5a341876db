/** What two layouts can differ in. */
export const changeKinds = [
  'added',
  'removed',
  'moved',
  'changed',
  'narrowed',
  'viewAdded',
  'viewRemoved',
  'viewRenamed',
  'renamed',
  'resized',
] as const
export type ChangeKind = (typeof changeKinds)[number]
