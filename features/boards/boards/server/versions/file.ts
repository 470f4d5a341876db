/** A layout as JSON, out and in: what it is of goes by name. Pure. */
import type { Filter } from '@guanlan/features/articles/articles/contract'
import { type Locale, say } from '@guanlan/platform/contract'
import type { FilePanel, Frame, Layout, LayoutFile, Panel } from '../../contract.ts'
import { layoutStrings as words } from '../../strings/layouts.ts'
import type { KnownNames } from './names.ts'

/** Their values mean something in one organisation alone. */
const ofOneOrganisation: ReadonlySet<Filter['field']> = new Set([
  ...(['media', 'story', 'article', 'label', 'folder', 'tag', 'assignee', 'activity'] as const),
  ...(['crisis', 'event', 'dataTask', 'filter'] as const),
])

export function fileOf({ name, size, views }: Layout, names: KnownNames): LayoutFile {
  const leftOut = new Set<string>()
  const monitorsOf = (ids: readonly number[]) => ids.flatMap(id => names.monitors.get(id) ?? [])
  const filtersOf = (filters: readonly Filter[]): Filter[] =>
    filters.flatMap(filter => {
      if (ofOneOrganisation.has(filter.field)) leftOut.add(filter.field)
      if (ofOneOrganisation.has(filter.field)) return []
      if (filter.field !== 'monitor') return [filter]
      const values = monitorsOf(filter.values.map(Number))
      return values.length > 0 ? [{ ...filter, values }] : []
    })
  const showsOf = ({ shows }: Panel): FilePanel['shows'] => {
    if (shows.kind === 'comparison')
      return { kind: 'comparison', comparison: names.comparisons.get(shows.comparisonId) ?? '', part: shows.part }
    if (shows.kind === 'index') return { kind: 'index', index: names.indices.get(shows.indexId) ?? '' }
    return shows
  }
  return {
    ...{ format: 'guanlan-layout', version: 1, name, size },
    views: views.map(({ name: view, frame, panels }) => ({
      name: view,
      frame: { ...frame, monitors: monitorsOf(frame.monitors), filters: filtersOf(frame.filters) },
      panels: panels.map(panel => ({
        ...panel,
        of: {
          ...panel.of,
          monitors: panel.of.monitors && monitorsOf(panel.of.monitors),
          filters: filtersOf(panel.of.filters),
        },
        shows: showsOf(panel),
      })),
    })),
    leftOut: [...leftOut],
  }
}

/** A panel of what is not here keeps its place and says by name what is missing. */
export function layoutOfFile(
  { name, size, views }: LayoutFile,
  names: KnownNames,
  locale: Locale,
): { layout: Layout; missing: string[] } {
  const missing = new Set<string>()
  const lacks = (kind: 'monitor' | 'comparison' | 'index', lost: string): string => {
    const sentence = say(words[`missing_${kind}`], locale, { name: lost })
    missing.add(sentence)
    return sentence
  }
  const ids = {
    monitor: idsByName(names.monitors),
    comparison: idsByName(names.comparisons),
    index: idsByName(names.indices),
  }
  const monitorsOf = (listed: readonly string[]): number[] =>
    listed.flatMap(one => {
      const id = ids.monitor.get(one)
      if (id === undefined) lacks('monitor', one)
      return id ?? []
    })
  const filtersOf = (filters: readonly Filter[]): Filter[] =>
    filters.flatMap(filter => {
      if (ofOneOrganisation.has(filter.field)) return []
      if (filter.field !== 'monitor') return [filter]
      const values = monitorsOf(filter.values).map(String)
      return values.length > 0 ? [{ ...filter, values }] : []
    })
  const showsOf = (shows: FilePanel['shows']): Panel['shows'] => {
    if (shows.kind !== 'comparison' && shows.kind !== 'index') return shows
    const named = 'comparison' in shows ? shows.comparison : 'index' in shows ? shows.index : ''
    const id = ids[shows.kind].get(named)
    if (id === undefined) return { kind: 'text', text: lacks(shows.kind, named) }
    if (shows.kind === 'index') return { kind: 'index', indexId: id }
    return { kind: 'comparison', comparisonId: id, part: shows.part === 'shareOfVoice' ? 'shareOfVoice' : 'volume' }
  }
  /** Some named monitors are gone: what is left. All are gone: the panel follows its view, and the answer names them. */
  const ownMonitors = (listed: readonly string[] | null): number[] | null => {
    if (listed === null || listed.length === 0) return listed === null ? null : []
    const found = monitorsOf(listed)
    return found.length > 0 ? found : null
  }
  const frameOf = (frame: LayoutFile['views'][number]['frame']): Frame => ({
    ...frame,
    monitors: monitorsOf(frame.monitors),
    filters: filtersOf(frame.filters),
  })
  const layout: Layout = {
    ...{ name, size },
    views: views.map(({ name: view, frame, panels }) => ({
      name: view,
      frame: frameOf(frame),
      panels: panels.map(panel => ({
        ...panel,
        of: { ...panel.of, monitors: ownMonitors(panel.of.monitors), filters: filtersOf(panel.of.filters) },
        shows: showsOf(panel.shows),
      })),
    })),
  }
  return { layout, missing: [...missing] }
}

/** Of one name the first. */
const idsByName = (names: ReadonlyMap<number, string>): Map<string, number> =>
  new Map([...names].reverse().map(([id, name]) => [name, id]))
