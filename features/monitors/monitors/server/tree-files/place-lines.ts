/** Finds for each line of a file the monitor that it means, and what it lies in. Pure. */
import type { Monitor, TreeFields } from '../../contract.ts'

export interface TreeLine {
  number: number
  /** Names from the top, its own last. */
  path: readonly string[]
  fields: TreeFields
  /** A folder that only the paths of others name. */
  isImplied?: true
}

/** Index of a line of the file, id of a monitor, or the top. */
export type Father = { line: number } | { id: number } | null

export interface PlacedLine extends TreeLine {
  kind: 'folder' | 'item'
  father: Father
  /** What the line changes; null: it is to be added. */
  known: Monitor | null
}

const pathKey = (path: readonly string[]): string => JSON.stringify(path)

/**
 * Folders that only paths name become lines of their own, before the first line that lies in them. Whether there are such monitors already is
 * not asked here: the lines of a file are the same before and after a part of them was taken over.
 */
export function withFolders<L extends TreeLine>(lines: readonly L[]): (L | TreeLine)[] {
  const there = new Set<string>()
  const all: (L | TreeLine)[] = []
  for (const line of lines) {
    for (let depth = 1; depth < line.path.length; depth++) {
      const path = line.path.slice(0, depth)
      if (there.has(pathKey(path))) continue
      there.add(pathKey(path))
      all.push({ number: line.number, path, fields: { kind: 'folder' }, isImplied: true })
    }
    there.add(pathKey(line.path))
    all.push(line)
  }
  return all
}

/**
 * A line means the monitor of its name and kind in the same place; of several alike, each line the next one, in order. What a line lies in is
 * the nearest line before it with that path, or the monitor with it.
 */
export function placeLines<L extends TreeLine>(lines: readonly L[], monitors: readonly Monitor[]): (L & PlacedLine)[] {
  const left = Map.groupBy(monitors, ({ fatherId, name }) => `${fatherId} ${name}`)
  const placeOfPath = new Map<string, Father>()
  for (const [id, path] of pathsOf(monitors))
    if (!placeOfPath.has(pathKey(path))) placeOfPath.set(pathKey(path), { id })
  const parents = new Set(lines.map(({ path }) => pathKey(path.slice(0, -1))))
  return lines.map((line, index) => {
    const father = line.path.length === 1 ? null : (placeOfPath.get(pathKey(line.path.slice(0, -1))) ?? null)
    const fatherId = father === null ? 0 : 'id' in father ? father.id : null
    const family = fatherId === null ? [] : (left.get(`${fatherId} ${line.path.at(-1)}`) ?? [])
    const at = family.findIndex(({ kind }) => line.fields.kind === undefined || kind === line.fields.kind)
    const known = at < 0 ? null : (family.splice(at, 1)[0] ?? null)
    placeOfPath.set(pathKey(line.path), known ? { id: known.id } : { line: index })
    const kind =
      line.fields.kind ?? known?.kind ?? (hasRule(line) || !parents.has(pathKey(line.path)) ? 'item' : 'folder')
    return { ...line, kind, father, known }
  })
}

const hasRule = ({ fields: { rule, form } }: TreeLine): boolean => Boolean(rule) || Boolean(form)

/** Of each monitor, the names from the top to its own. */
export function pathsOf(monitors: readonly Pick<Monitor, 'id' | 'fatherId' | 'name'>[]): Map<number, string[]> {
  const byId = new Map(monitors.map(monitor => [monitor.id, monitor]))
  const paths = new Map<number, string[]>()
  const pathOf = (id: number): string[] => {
    const known = paths.get(id)
    if (known) return known
    const monitor = byId.get(id)
    const path = monitor ? [...pathOf(monitor.fatherId), monitor.name] : []
    paths.set(id, path)
    return path
  }
  for (const { id } of monitors) pathOf(id)
  paths.delete(0)
  return paths
}

/** Fathers before their children, siblings in order. */
export function depthFirst(monitors: readonly Monitor[]): Monitor[] {
  const families = Map.groupBy(monitors, ({ fatherId }) => fatherId)
  const below = (id: number): Monitor[] => (families.get(id) ?? []).flatMap(each => [each, ...below(each.id)])
  return below(0)
}
