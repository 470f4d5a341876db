/** What a province or city is called in the other two languages of the product. */
import { regionNameTable } from './data/region-names.ts'

interface RegionNames {
  /** 北京, 瀋陽. */
  'zh-TW': string
  /** Beijing, Shenyang. */
  en: string
}

let byCode: ReadonlyMap<string, RegionNames> | undefined

/** Null for a code without a name, and for districts. @param code six digits of GB/T 2260 */
export function regionNames(code: string): RegionNames | null {
  byCode ??= new Map(regionNameTable.trim().split('\n').map(readLine))
  return byCode.get(code) ?? null
}

function readLine(line: string): [string, RegionNames] {
  const [, code = '', traditional = '', english = ''] = /^(\d{6}) (\S+) (.+)$/.exec(line) ?? []
  return [code, { 'zh-TW': traditional, en: english }]
}
