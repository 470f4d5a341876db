/** A template with the figures of the last seven days, made at once and kept nowhere. */
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import type { Scope } from '@guanlan/platform/server'
import type { Block, PreviewDraft, ReportDocument } from '../../contract.ts'
import { requireMonitors } from '../monitors.ts'
import { makeBlock } from './block.ts'
import { factsOf, namesOf } from './facts.ts'
import { baseOf, type Made, queryOfReport } from './made.ts'

const days = 7

/** @throws a refusal at the monitors, when one is gone */
export async function previewTemplate(
  scope: Scope,
  { name, blocks, look, monitors }: PreviewDraft,
): Promise<ReportDocument> {
  await requireMonitors(scope, monitors)
  const to = scope.now
  const requested = {
    monitorIds: [...new Set(monitors)],
    filters: [],
    from: new Date(to.getTime() - days * 86_400_000),
    to,
    until: to,
  }
  const query = await queryOfReport(scope, requested)
  const zone = await timeZoneOf(scope)
  const facts = await factsOf(scope, blocks, { wanted: query, asked: requested, zone })
  const made: Made = {
    scope,
    wanted: query,
    base: baseOf(requested),
    facts,
    zone,
    monitors: await namesOf(scope, requested),
    asked: requested,
  }
  const done: Block[] = []
  for (const block of blocks) done.push(await makeBlock(block, made, name))
  return {
    title: name,
    subtitle: '',
    period: { from: requested.from.toISOString(), to: to.toISOString() },
    madeAt: to.toISOString(),
    zone,
    language: scope.locale,
    look,
    blocks: done,
  }
}
