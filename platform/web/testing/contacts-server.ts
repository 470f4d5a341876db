/** The server's side of the contacts, kept in memory: what a fake server answers. */
import { refuse } from '@guanlan/platform/contract'
import { type Contact, type ContactDraft, type ContactQuestion, ContactDraft as Draft } from './contacts.ts'
import { viewsServer } from './views-server.ts'

export const blankContact: ContactDraft = {
  name: '',
  mail: '',
  note: '',
  calls: null,
  active: true,
  importance: 'normal',
  tags: [],
  channel: null,
  memberId: null,
  watchers: [],
  region: null,
  area: null,
  since: null,
  period: null,
  hours: Array.from({ length: 7 }, () => '0'.repeat(24)),
  colour: '#1F6FEB',
  order: [],
  files: [],
}
const surnames = '赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨'
const given = ['晓岚', '青禾', '子衿', '望舒', '南星', '知微', '怀瑾', '清晏']
export const contactOf = (at: number): Contact => ({
  ...blankContact,
  id: at + 1,
  version: 1,
  name: `${surnames[at % 16]}${given[at % 8]}${String(at).padStart(5, '0')}`,
  mail: `contact${at}@example.com`,
  calls: at,
  tags: ['媒体', '经销商', '法务', '客服'].slice(at % 4, (at % 4) + 2),
  memberId: (at % 300) + 1,
  region: ['11', '3101', '440305', null][at % 4] ?? null,
  period: at % 2 ? { from: '2026-03-01T00:00:00+08:00', to: '2026-04-01T00:00:00+08:00' } : null,
  updatedAt: new Date(Date.UTC(2026, 10, 1) + at * 60_000).toISOString(),
  updatedBy: '沈知微',
})

export function contactsServer(count: number) {
  let rows = Array.from({ length: count }, (_, at) => contactOf(at))
  /** What was there before each act, by its number. */
  const before = new Map<number, Contact[]>()
  let operations = 0
  const found = ({ like, sort, order }: ContactQuestion) =>
    rows
      .filter(({ name, mail }) => name.includes(like) || mail.includes(like))
      .sort(
        (one, other) =>
          (order === 'desc' ? -1 : 1) *
          (one[sort] < other[sort] ? -1 : one[sort] > other[sort] ? 1 : one.id - other.id),
      )
  const change = (next: Contact[]): number => {
    before.set(++operations, rows)
    rows = next
    return operations
  }
  const free = (mail: string, id: number) => {
    if (mail !== '' && rows.some(row => row.mail === mail && row.id !== id))
      throw refuse('conflict', 'contacts.taken', { mail }, 'mail')
  }
  return {
    views: viewsServer(),
    rows: () => rows,
    list({ after, page, pageSize, ...question }: ContactQuestion & { after?: string; page: number; pageSize: number }) {
      const all = found(question)
      const from = after ? all.findIndex(({ id }) => String(id) === after) + 1 : (page - 1) * pageSize
      const list = all.slice(from, from + pageSize)
      const next = from + pageSize < all.length ? String(list.at(-1)?.id) : null
      return { list, total: after ? null : all.length, page, pageSize, next }
    },
    get(id: number): Contact {
      const row = rows.find(each => each.id === id)
      if (!row) throw refuse('missing', 'platform.missing')
      return row
    },
    create(draft: ContactDraft) {
      free(draft.mail, 0)
      const id = Math.max(0, ...rows.map(row => row.id)) + 1
      const row: Contact = { ...draft, id, version: 1, updatedAt: new Date().toISOString(), updatedBy: '我' }
      return { operation: change([...rows, row]), row }
    },
    /** Somebody else's save when `by` is not us. */
    update({ id, version, ...draft }: ContactDraft & { id: number; version: number }, by = '我') {
      const old = rows.find(row => row.id === id)
      if (!old) throw refuse('missing', 'platform.missing')
      if (old.version !== version) throw refuse('conflict', 'platform.changedSince', { by: old.updatedBy ?? '' })
      free(draft.mail, id)
      const row: Contact = {
        ...Draft.parse(draft),
        id,
        version: version + 1,
        updatedAt: new Date().toISOString(),
        updatedBy: by,
      }
      return { operation: change(rows.map(each => (each.id === id ? row : each))), row }
    },
    remove({ ids, allOf, but }: { ids: number[]; allOf: ContactQuestion | null; but: number[] }) {
      const gone = new Set(allOf ? found(allOf).map(({ id }) => id) : ids)
      for (const id of but) gone.delete(id)
      const changed = rows.filter(({ id }) => gone.has(id)).length
      return { operation: change(rows.filter(({ id }) => !gone.has(id))), changed }
    },
    undo(operation: number) {
      const then = before.get(operation)
      if (!then) throw refuse('missing', 'platform.missing')
      const changed = Math.abs(then.length - rows.length)
      return { operation: change(then), changed }
    },
  }
}
