/** A template with the figures of the last seven days, made at once and kept nowhere. */
import type { Scope } from '@guanlan/platform/server'
import type { Block, PreviewDraft, ReportDocument } from '../../contract.ts'
import { requireMonitors } from '../monitors.ts'
import { makeBlock } from './block.ts'
import { prepare } from './prepare.ts'

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
    subject: null,
  }
  const made = await prepare(scope, [], requested, { blocks })
  const done: Block[] = []
  for (const block of blocks) done.push(await makeBlock(block, made, name))
  return {
    title: name,
    subtitle: '',
    period: { from: requested.from.toISOString(), to: to.toISOString() },
    madeAt: to.toISOString(),
    zone: made.zone,
    language: scope.locale,
    look,
    blocks: done,
  }
}
