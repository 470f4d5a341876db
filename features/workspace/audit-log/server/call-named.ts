import type { Feature, RecordWords } from '@guanlan/platform/contract'
import type { CallNamed, Wording } from './entries.ts'

/** What a call is called: by the words of the record, else by its own name or its permission; and the sentence of the documentation. */
const callNamedIn =
  (features: readonly Feature[], { acts }: RecordWords): CallNamed =>
  (code, isOn) => {
    const [of = '', name = ''] = code.split('.')
    const feature = features.find(each => each.name === of)
    const call = feature?.contract[name]
    if (!feature || !call) return undefined
    const [owner, permissionName = ''] = call.permission?.split('.') ?? []
    const permission = features.find(each => each.name === owner)?.permissions[permissionName]
    const words = (isOn === null ? undefined : acts[`${code}:${isOn ? 'on' : 'off'}`]) ?? acts[code]
    return { name: words ?? call.act ?? permission?.name ?? null, summary: call.summary }
  }

/** @param features all of the product, @param words of all areas together */
export const wordingOf = (features: readonly Feature[], words: RecordWords): Wording => ({
  callNamed: callNamedIn(features, words),
  tables: words.tables,
  objects: words.objects ?? {},
})
