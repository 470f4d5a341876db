/** What the address of the screen opens: `?taught`, `?vocabulary=7`, `?vocabulary=new&use=words`, `?general=quality`, or both of a general one that is being customised. */
import { type Use, uses } from '../contract.ts'

export type Opened =
  | { kind: 'none' }
  /** What corrections of sentiment taught. */
  | { kind: 'taught' }
  | { kind: 'kept'; id: number }
  | { kind: 'general'; id: string }
  /** `of`: the general dimension it begins as. */
  | { kind: 'new'; use: Use; of: string | null }

const place = '/vocabulary'
export const screenAddress = place
export const addressOf = (id: number): string => `${place}?vocabulary=${id}`
export const addressOfNew = (use: Use): string => `${place}?vocabulary=new&use=${use}`
export const addressOfTaught = `${place}?taught=1`
export const addressOfGeneral = (id: string): string => `${place}?general=${id}`
export const addressOfCustomising = (id: string): string => `${place}?vocabulary=new&use=dimension&general=${id}`

export function openedBy(search: URLSearchParams): Opened {
  if (search.has('taught')) return { kind: 'taught' }
  const named = search.get('vocabulary')
  const general = search.get('general')
  if (named === 'new') {
    const use = uses.find(each => each === search.get('use')) ?? 'words'
    return { kind: 'new', use, of: use === 'dimension' ? general : null }
  }
  const id = Number(named)
  if (Number.isSafeInteger(id) && id > 0) return { kind: 'kept', id }
  return general ? { kind: 'general', id: general } : { kind: 'none' }
}
