/** Asks everything once that the blocks of a report are made of. */
import { comparableBefore, hotWordsOf, overviewOf } from '@guanlan/features/charts/charts/server'
import { monitorNames } from '@guanlan/features/monitors/monitors/server'
import type { Scope } from '@guanlan/platform/server'
import type { TemplateBlock } from '../../contract.ts'
import { needsCompared, needsWords } from './block.ts'
import { comparedOf } from './compare.ts'
import type { Facts, Made, ReportRequest } from './made.ts'

export async function factsOf(
  scope: Scope,
  blocks: readonly TemplateBlock[],
  { wanted: query, asked: request, zone }: Pick<Made, 'wanted' | 'asked' | 'zone'>,
): Promise<Facts> {
  return {
    // As on the overview: nothing is compared with a time of which too little is known.
    overview: { ...(await overviewOf(scope, query, zone)), before: await comparableBefore(scope, query, zone) },
    words: needsWords(blocks) ? await hotWordsOf(scope, query) : null,
    compared: needsCompared(blocks) ? await comparedOf(scope, query, request, zone) : null,
  }
}

/** Names of the monitors, as people read them. */
export async function namesOf(scope: Scope, { monitorIds }: Pick<ReportRequest, 'monitorIds'>): Promise<string> {
  const names = await monitorNames(scope)
  return monitorIds.map(id => names.get(id) ?? `#${id}`).join(scope.locale === 'en' ? ', ' : '、')
}
