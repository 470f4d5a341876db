/** What an organisation may order: its limits, and what is left of them today. */
import { refuse, say } from '@guanlan/platform/contract'
import type { CallScope, Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import {
  type DownloadOrder,
  type FieldChoice,
  isCollection,
  levelOf,
  mostRows,
  mostVolumes,
  ofVolume,
  openLevel,
} from '../../contract.ts'
import { strings } from '../../strings.ts'
import { type Chosen, countOfChosen } from '../rows/choose.ts'

export interface OrderLimits {
  level: number
  /** Null: unlimited. */
  ordersADay: number | null
  ordersLeft: number | null
  rowsOfOne: number | null
}

export async function limitsOf({ orgId, db }: Pick<Scope, 'orgId' | 'db'>): Promise<OrderLimits> {
  const { rows } = await sql<{ quota: string; most: string; used: string | null }>`
    select l.quota, l.most, u.used from org_limits l
    left join quota_uses u on u.org_id = l.org_id and u.quota = l.quota and u.day = quota_day(l.org_id)
    where l.org_id = ${orgId} and l.quota in ('downloadCount', 'eachDownloadCount', 'downloadFieldLevel') order by l.quota limit 3`.execute(
    db,
  )
  const limitOf = (quota: string) => {
    const row = rows.find(each => each.quota === quota)
    return row === undefined ? null : Number(row.most)
  }
  const ordersADay = limitOf('downloadCount')
  const used = Number(rows.find(({ quota }) => quota === 'downloadCount')?.used ?? 0)
  return {
    level: openLevel(limitOf('downloadFieldLevel')),
    ordersADay,
    ordersLeft: ordersADay === null ? null : Math.max(0, ordersADay - used),
    rowsOfOne: limitOf('eachDownloadCount'),
  }
}

/** The server decides, whatever a screen has sent. @throws a refusal that names the fields */
export function requireFields({ locale }: CallScope, fields: readonly FieldChoice[], { level }: OrderLimits): void {
  const above = fields.filter(({ key }) => levelOf(key) > level)
  if (above.length === 0) return
  const names = above.map(({ key }) => say(strings[`field_${key}`], locale)).join(locale === 'en' ? ', ' : '、')
  throw refuse('quota', 'exports.fieldsLocked', { names, level }, 'fields')
}

/** Refused before anything is made, never cut. */
export function requireCount(chosen: Chosen, limits: OrderLimits, format: DownloadOrder['format']): void {
  const count = countOfChosen(chosen)
  // A search whose first articles lie far back has found nothing yet.
  if (count === 0 && chosen.kind !== 'search') throw refuse('invalid', 'exports.nothing')
  requireMost(count, limits, format)
}

export function requireMost(count: number, { rowsOfOne }: OrderLimits, format: DownloadOrder['format']): void {
  const most = Math.min(rowsOfOne ?? mostRows, mostRows)
  const mostTold = mostVolumes * ofVolume
  if (isCollection(format) && count > mostTold)
    throw refuse('invalid', 'exports.tooManyToRead', { count, most: mostTold }, 'format')
  if (count > most) throw refuse('quota', 'exports.tooManyRows', { count, most })
}
