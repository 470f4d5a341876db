/** A list of articles as somebody has it: rows of a table, lines with addresses, plain titles. Pure. */
import { recognise } from '@guanlan/platform/server'
import { listColumns } from '../contract.ts'

export interface ItemOfList {
  address: string
  title: string
  media: string
  /** As written; empty: not said. */
  publishedAt: string
}

const web = /https?:\/\/[^\s"'<>，。；、（）《》“”]+/i
/** A host with a folder behind it. */
const bare = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?\/\S+$/iu
const day = /^\d{4}[-/.年]\d{1,2}[-/.月]\d{1,2}/
const longest = { address: 2_000, title: 500, media: 100, publishedAt: 50 }

/** Cells copied out of a table stand between tabs. */
export const rowsOfText = (text: string): string[][] => text.split(/\r?\n/).map(line => line.split('\t'))

/** Rows that hold neither an address nor a title are left out; the same article twice counts once. */
export function itemsIn(rows: readonly (readonly string[])[]): ItemOfList[] {
  const tidied = rows.map(row => row.map(cell => cell.trim())).filter(row => row.some(cell => cell !== ''))
  const columns = recognise(tidied[0] ?? [], listColumns)
  const isHeaded = columns.includes('address') || columns.includes('title')
  const items = isHeaded ? tidied.slice(1).map(row => byColumns(row, columns)) : tidied.map(byLook)
  const known = new Map(
    items
      .map(bounded)
      .filter(({ address, title }) => address !== '' || title !== '')
      .map(item => [item.address || item.title, item]),
  )
  return [...known.values()]
}

function byColumns(row: readonly string[], columns: readonly (string | null)[]): ItemOfList {
  const cell = (name: keyof ItemOfList) => row[columns.indexOf(name)] ?? ''
  return { address: cell('address'), title: cell('title'), media: cell('media'), publishedAt: cell('publishedAt') }
}

/** The address is what looks like one, the time what begins with a day, the title the longest of the rest, the medium the next. */
function byLook(row: readonly string[]): ItemOfList {
  const cells = row.flatMap(cell => {
    const address = web.exec(cell)?.[0] ?? (bare.test(cell) ? cell : null)
    return address === null ? [cell] : [address, cell.replace(address, ' ').trim()]
  })
  const address = cells.find(cell => web.test(cell) || bare.test(cell)) ?? ''
  const publishedAt = cells.find(cell => day.test(cell)) ?? ''
  const [title = '', media = ''] = cells
    .filter(cell => cell !== address && cell !== publishedAt && /[\p{L}]/u.test(cell))
    .sort((one, other) => other.length - one.length)
  return { address, title, media, publishedAt }
}

const bounded = (item: ItemOfList): ItemOfList => ({
  address: clean(item.address).slice(0, longest.address),
  title: clean(item.title).slice(0, longest.title),
  media: clean(item.media).slice(0, longest.media),
  publishedAt: item.publishedAt.slice(0, longest.publishedAt),
})
/** PostgreSQL cannot keep NUL, and half a surrogate pair is no character. */
const clean = (text: string): string => text.replaceAll('\u0000', '').toWellFormed()
