/** Characters that stand for two, told apart by the character beside them: 著火 is 着火, 著作 stays; 祇 is 只, but not in 神祇. */

interface Use {
  /** What it is, unless one of these stands right before or behind it. */
  becomes: string
  before: string
  behind: string
}

// As they are written in either script: the text has not been made canonical yet.
const uses: Record<string, Use> = {
  著: {
    becomes: '着',
    before: '名显顯专專编編原论論土卓昭彰巨遗遺拙合译譯所共自撰新知尊力',
    behind: '作名称稱述书書者录錄译譯有协協',
  },
  祇: { becomes: '只', before: '神地灵靈雨', behind: '园園洹陀树樹' },
}

const known = new Map(
  Object.entries(uses).map(([character, { becomes, before, behind }]) => [
    character.charCodeAt(0),
    { becomes, before: new Set(before), behind: new Set(behind) },
  ]),
)

export const dependsOnUse = (unit: number): boolean => known.has(unit)

/** What the character means between these two; itself where its use says so. */
export function byUse(character: string, before: string, behind: string): string {
  const use = known.get(character.charCodeAt(0))
  return !use || use.before.has(before) || use.behind.has(behind) ? character : use.becomes
}
