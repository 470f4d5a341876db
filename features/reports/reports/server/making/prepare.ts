/** Everything that the blocks of a report are made of. */
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import type { Scope } from '@guanlan/platform/server'
import type { TemplateBlock } from '../../contract.ts'
import { factsOf, namesOf } from './facts.ts'
import { type BlockSource, openSubject } from './handed-in.ts'
import { baseOf, type Facts, type Made, queryOfReport, type ReportRequest } from './made.ts'

/**
 * @param of the blocks, whose figures are asked now, or the figures as they were asked before
 * @throws missing for whoever does not see what it is made of
 */
export async function prepare(
  scope: Scope,
  sources: readonly BlockSource[],
  request: ReportRequest,
  of: { blocks: readonly TemplateBlock[] } | { facts: Facts },
): Promise<Made> {
  const handed = { sources, subject: await openSubject(scope, sources, request.subject) }
  const query = await queryOfReport(scope, request)
  const zone = await timeZoneOf(scope)
  const facts = 'facts' in of ? of.facts : await factsOf(scope, of.blocks, { wanted: query, asked: request, zone })
  const monitors = await namesOf(scope, request)
  return { scope, wanted: query, base: baseOf(request), facts, zone, monitors, asked: request, handed }
}
