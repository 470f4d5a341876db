import {
  type ChangeRecord,
  type Changes,
  type Clash,
  changesBetween,
  isNothing,
  merge,
  type Report,
} from '../../contract.ts'

/** Changes of one's own on top of what the server has; a block that both changed stays as it is written here and waits for a choice. */
export function onTopOf(
  now: Report,
  mine: Changes,
): { written: ChangeRecord; clashes: readonly Clash[]; isSame: boolean } {
  const { clashes } = merge(now, mine)
  const theirs = new Map(clashes.map(clash => [clash.id, clash.theirs]))
  const blocks = mine.blocks.map(change =>
    theirs.has(change.id) ? { ...change, before: theirs.get(change.id) ?? null } : change,
  )
  const { reportName, document } = merge(now, { ...mine, blocks })
  const written = { reportName, document }
  return { written, clashes, isSame: isNothing(changesBetween(now, written)) }
}
