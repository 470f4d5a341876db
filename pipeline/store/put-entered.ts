/** Articles that a member entered go into the monitors and get the labels that were chosen for them, in the transaction that stores them. */

import { addLabels, addToMonitors, adopt, announceChange } from '@guanlan/features/articles/articles/server/facts'
import { openLabelsAmong } from '@guanlan/features/monitors/labels/server'
import { itemsAmong } from '@guanlan/features/monitors/monitors/server'
import type { Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Into, MatchedArticle } from '../items.ts'

export async function saveEntered(tx: Tx, articles: readonly MatchedArticle[]): Promise<void> {
  const entered = articles.filter(({ into, onlyOrg }) => into !== null && onlyOrg !== null)
  if (entered.length === 0) return
  const ids = await idsOf(
    tx,
    entered.map(({ identity }) => identity),
  )
  // One file has one choice: as a rule there is one group.
  for (const group of Map.groupBy(entered, ({ onlyOrg, into }) => JSON.stringify([onlyOrg, into])).values()) {
    const [first] = group
    if (first?.onlyOrg && first.into)
      await put(
        tx,
        first.onlyOrg,
        first.into,
        group.flatMap(({ identity }) => ids.get(identity) ?? []),
      )
  }
}

async function put(tx: Tx, orgId: number, { by, monitors, labels }: Into, ids: number[]): Promise<void> {
  const sorted = ids.sort((a, b) => a - b)
  const scope = { orgId, userId: by, now: new Date(), db: tx }
  await adopt(scope, sorted)
  // What was removed since it was chosen is left out.
  const items = await itemsAmong(scope, monitors)
  const labelled = await openLabelsAmong(scope, labels)
  if (items.length > 0) await addToMonitors(scope, sorted, items)
  if (labelled.length > 0) await addLabels(scope, sorted, labelled)
  await announceChange(scope, 'places', sorted)
}

async function idsOf(tx: Tx, identities: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ identity: string; id: number }>`
    select identity, article_id as id from article_identities where identity = any(${[...identities]}::uuid[])`.execute(
    tx,
  )
  return new Map(rows.map(({ identity, id }) => [identity, id]))
}
