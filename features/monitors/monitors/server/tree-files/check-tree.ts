import { refuse } from '@guanlan/platform/contract'
import { type OpenScope, requireFile, type Scope } from '@guanlan/platform/server'
import { type CheckedTreeLine, mostLinesShown, mostTreeLines, type TreeCheck } from '../../contract.ts'
import { listMonitors } from '../tree/tree.ts'
import { type JudgedLine, judgeOf } from './judge-lines.ts'
import { knownGroups, matchGroups } from './media-groups-of-file.ts'
import { type PlacedLine, placeLines, withFolders } from './place-lines.ts'
import { type ReadTree, readTreeFile } from './read-tree-file.ts'

/** What an import of this file would do, without doing it. */
export async function checkTree({ within, files }: OpenScope, file: number): Promise<TreeCheck> {
  const stored = await within(scope => requireFile(scope, file))
  const read = await readTreeFile(files, stored)
  return within(scope => checkOf(scope, read))
}

async function checkOf(scope: Scope, { lines, mediaGroups }: ReadTree): Promise<TreeCheck> {
  const placed = await placedIn(scope, lines)
  const { ids, missing } = matchGroups(mediaGroups, await knownGroups(scope))
  for (const [index, { name }] of missing.entries()) ids.set(name, 1_000_000_000 + index)
  const judge = await judgeOf(scope, ids)
  const judged: JudgedLine[] = []
  const found = { added: 0, changed: 0, same: 0, refused: 0 }
  for (const line of placed) {
    const one = await judge.line(line, refusedFather(line, judged))
    judged.push(one)
    if (isCounted(one)) found[one.shown.outcome]++
    if (judged.length % 50 === 0) await new Promise(setImmediate)
  }
  const shown = judged.filter(isCounted).map(one => one.shown)
  return { ...found, newMediaGroups: missing.map(({ name }) => name), lines: foremost(shown) }
}

/** @throws when the folders that paths name make it too long */
export async function placedIn(
  scope: Scope,
  lines: ReadTree['lines'],
): Promise<(ReadTree['lines'][number] & PlacedLine)[]> {
  const all = withFolders(lines)
  if (all.length > 2 * mostTreeLines) throw refuse('invalid', 'monitors.tooManyTreeLines', {}, 'file')
  return placeLines(all, await listMonitors(scope))
}

/** A folder that is only named in paths, and is there, is nothing that the file says. */
export const isCounted = ({ isImplied, shown }: JudgedLine): boolean => !isImplied || shown.outcome !== 'same'

/** The name of what a line lies in, when that line was refused. */
export function refusedFather(
  { father, path }: PlacedLine,
  judged: readonly (JudgedLine | undefined)[],
): string | null {
  if (father === null || !('line' in father)) return null
  return judged[father.line]?.refusal ? (path.at(-2) ?? '') : null
}

/** Refused ones, then those that change something, then the others; each in the order of the file. */
function foremost(lines: readonly CheckedTreeLine[]): CheckedTreeLine[] {
  if (lines.length <= mostLinesShown) return [...lines]
  const rank = { refused: 0, changed: 1, added: 2, same: 3 }
  return lines.toSorted((one, other) => rank[one.outcome] - rank[other.outcome]).slice(0, mostLinesShown)
}
