/** The tree of monitors as a file of one of two kinds. */
import type { Readable } from 'node:stream'
import { say } from '@guanlan/platform/contract'
import {
  dispositionOf,
  knownKinds,
  type OpenScope,
  type RequestContext,
  type Scope,
  writeSheet,
  zoneOf,
} from '@guanlan/platform/server'
import { type Monitor, type TreeFile, treeColumns } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { listMonitors } from '../tree/tree.ts'
import { cellsOf } from './cells.ts'
import { knownGroups } from './media-groups-of-file.ts'
import { depthFirst, pathsOf } from './place-lines.ts'

export async function treeFileOf(scope: Scope): Promise<TreeFile> {
  const { monitors, paths, groups } = await treeOf(scope)
  const used = new Set(monitors.flatMap(({ mediaGroups }) => mediaGroups))
  return {
    format: 'guanlan.monitors',
    version: 1,
    mediaGroups: groups.filter(({ id }) => used.has(id)).map(({ name, members }) => ({ name, members })),
    monitors: monitors.map(monitor => ({
      path: paths.get(monitor.id) ?? [monitor.name],
      kind: monitor.kind,
      shortName: monitor.shortName,
      category: monitor.category,
      isOpen: monitor.isOpen,
      ...(monitor.kind === 'item' && {
        ...(monitor.form ? { form: monitor.form } : { rule: monitor.rule }),
        languages: monitor.languages,
        regions: monitor.regions,
        mediaLimit: monitor.mediaLimit,
        mediaGroups: monitor.mediaGroups.map(id => nameIn(groups, id)),
      }),
    })),
  }
}

export async function treeSheetOf(scope: Scope): Promise<Readable> {
  const { monitors, paths, groups } = await treeOf(scope)
  const rows = monitors.map(monitor =>
    cellsOf(monitor, paths.get(monitor.id) ?? [monitor.name], id => nameIn(groups, id), scope.locale),
  )
  const columns = Object.entries(treeColumns).map(([key, title]) => ({ key, title: say(title, scope.locale) }))
  return writeSheet('xlsx', { columns, rows, zone: await zoneOf(scope.orgId, scope.db) })
}

async function treeOf(scope: Scope) {
  const monitors: Monitor[] = depthFirst(await listMonitors(scope))
  return { monitors, paths: pathsOf(monitors), groups: await knownGroups(scope) }
}

const nameIn = (groups: readonly { id: number; name: string }[], id: number): string =>
  groups.find(group => group.id === id)?.name ?? `#${id}`

export async function sendTree(
  { within, locale, now }: OpenScope,
  kind: 'json' | 'xlsx',
  { reply }: RequestContext,
): Promise<void> {
  const content = await within(async scope =>
    kind === 'json' ? JSON.stringify(await treeFileOf(scope), null, 1) : treeSheetOf(scope),
  )
  const name = `${say(strings.treeExport, locale)}-${now.toISOString().slice(0, 10)}.${kind}`
  await reply
    .header('content-type', knownKinds[kind].type)
    .header('content-disposition', dispositionOf(name))
    .header('cache-control', 'private, no-store')
    .send(content)
}
