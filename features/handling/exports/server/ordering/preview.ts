/** What an order would give: counted exactly, size and time by rows that are written for it. */

import { pageOf } from '@guanlan/features/articles/articles/server/questions'
import { type Locale, Refusal } from '@guanlan/platform/contract'
import { type CallScope, type SheetRow, textOf, wallClock, zoneOf } from '@guanlan/platform/server'
import { type DownloadOrder, isCollection, type OrderPreview, rowsShown } from '../../contract.ts'
import type { SayRefusal } from '../records.ts'
import { type Chosen, chosenBy, countOfChosen } from '../rows/choose.ts'
import { ownWordsOf, readRows } from '../rows/read.ts'
import { columnsOf, piecesOf } from './file.ts'
import { limitsOf, requireCount, requireFields } from './limits.ts'

/** Rows that size and time are estimated by. */
const sampled = 100
/** What every order takes beside its rows: it waits for a worker. */
const leastSeconds = 1
const longestShown = 120

export async function previewOrder(scope: CallScope, order: DownloadOrder, say: SayRefusal): Promise<OrderPreview> {
  const limits = await limitsOf(scope)
  requireFields(scope, order.fields, limits)
  const chosen = await chosenBy(scope, order)
  const zone = await zoneOf(scope.orgId, scope.db)
  const fields = order.fields.map(({ key }) => key)
  const began = performance.now()
  const rows = await readRows(scope, await firstOf(scope, chosen), {
    fields,
    words: await ownWordsOf(scope, fields),
    found: chosen.found,
  })
  const count = countOfChosen(chosen)
  const share = count / Math.max(1, rows.length)
  // What a volume weighs is known when it is made.
  const size = isCollection(order.format) ? null : await sizeOf(order, rows, scope.locale, zone)
  const seconds = size === null ? null : ((performance.now() - began) / 1000) * share
  const clock = wallClock(zone)
  return {
    rows: count,
    atLeast: chosen.kind === 'search',
    bytes: rows.length === 0 || size === null ? null : Math.round(size.head + size.rows * share),
    seconds: rows.length === 0 || seconds === null ? null : Math.ceil(Math.max(leastSeconds, seconds)),
    columns: columnsOf(order, scope.locale).map(({ title }, at) => ({ key: fields[at] ?? 'title', title })),
    first: rows.slice(0, rowsShown).map(row => fields.map(field => shown(textOf(row[field] ?? null, clock)))),
    problem: problemOf(() => requireCount(chosen, limits, order.format), say),
  }
}

async function sizeOf(order: DownloadOrder, rows: readonly SheetRow[], locale: Locale, zone: string) {
  const pieces = piecesOf(order, { locale, zone, rows: rows.length, about: [] })
  const { bytes, state } = await pieces.begin()
  return { head: bytes.length, rows: (await pieces.rows(state, [...rows])).bytes.length }
}

const firstOf = async (scope: CallScope, chosen: Chosen) =>
  chosen.kind !== 'list'
    ? chosen.rows.slice(0, sampled)
    : pageOf(scope, chosen.wanted, { page: 1, pageSize: sampled, sort: chosen.sort })

const shown = (text: string) => (text.length > longestShown ? `${text.slice(0, longestShown - 1)}…` : text)

function problemOf(check: () => void, say: SayRefusal): string | null {
  try {
    check()
    return null
  } catch (error) {
    if (error instanceof Refusal) return say(error.key, error.values)
    throw error
  }
}
