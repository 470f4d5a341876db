/** The dictionaries that `columnDic` answers. */
export const dictionaryNames = [
  'columns',
  'mediaType',
  'mediaLevel',
  'sentiment',
  'negativityLevel',
  'language',
] as const
export type DictionaryName = (typeof dictionaryNames)[number]
