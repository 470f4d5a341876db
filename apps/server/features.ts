/** What the product can do: the areas of its features. Each feature is named in its area's server.ts and screens.ts. */

import { administration } from '@guanlan/features/administration/area-server'
import { analysis } from '@guanlan/features/analysis/area-server'
import { articles } from '@guanlan/features/articles/area-server'
import { assistant } from '@guanlan/features/assistant/area-server'
import { boards } from '@guanlan/features/boards/area-server'
import { campaigns } from '@guanlan/features/campaigns/area-server'
import { cars } from '@guanlan/features/cars/area-server'
import { charts } from '@guanlan/features/charts/area-server'
import { collecting } from '@guanlan/features/collecting/area-server'
import { crisis } from '@guanlan/features/crisis/area-server'
import { desk } from '@guanlan/features/desk/area-server'
import { events } from '@guanlan/features/events/area-server'
import { handling } from '@guanlan/features/handling/area-server'
import { media } from '@guanlan/features/media/area-server'
import { monitors } from '@guanlan/features/monitors/area-server'
import { people } from '@guanlan/features/people/area-server'
import { reports } from '@guanlan/features/reports/area-server'
import { resources } from '@guanlan/features/resources/area-server'
import { tools } from '@guanlan/features/tools/area-server'
import { warnings } from '@guanlan/features/warnings/area-server'
import { workspace } from '@guanlan/features/workspace/area-server'
import type { Contract, Feature } from '@guanlan/platform/contract'
import {
  type AnyServerHalf,
  type Area,
  makeHalf,
  type WebPartsOf,
  type WorkerHalf,
  type WorkerPartsOf,
} from '@guanlan/platform/server'
import { fromAbove, joinedByTask, reportBlocks } from './from-above.ts'
import { recordWords } from './record-words.ts'

/** The ground first. */
const areas = [
  workspace,
  people,
  articles,
  monitors,
  handling,
  warnings,
  collecting,
  charts,
  desk,
  analysis,
  reports,
  crisis,
  events,
  media,
  campaigns,
  resources,
  tools,
  cars,
  boards,
  assistant,
  administration,
] as const
type Areas = (typeof areas)[number]
type WebParts = WebPartsOf<Areas>
type WorkerParts = WorkerPartsOf<Areas>

/** By name, so that a list of calls reads the same in whichever area a feature stands. */
const rows: Area<WebParts, WorkerParts> = areas.flat().sort(([one], [other]) => (one.name < other.name ? -1 : 1))
/** Their declarations, for the documentation, the coverage check and the tests that walk every endpoint. */
export const features: readonly Feature[] = rows.map(([feature]) => feature)
export const contracts: Readonly<Record<string, Contract>> = Object.fromEntries(
  features.map(({ name, contract }) => [name, contract]),
)

type Given = 'features' | 'recordWords' | keyof typeof fromAbove
/** Who answers the calls of all features. */
export function serverHalves({
  tasks,
  ...parts
}: Omit<WebParts, Given | 'tasks'> & { tasks: Omit<WebParts['tasks'], 'jobNamed'> }): readonly AnyServerHalf[] {
  const jobNamed: WebParts['tasks']['jobNamed'] = kind =>
    halves.flatMap(half => half.jobs ?? []).find(({ name }) => name === kind)
  const all: WebParts = { ...parts, ...fromAbove, tasks: { ...tasks, jobNamed }, features, recordWords }
  const halves = rows.map(([, server]) => makeHalf(server, all))
  return halves
}

/** What a worker does for all features. */
export const workerHalves = (
  parts: Omit<WorkerParts, 'features' | 'recordWords' | 'reportBlocks' | 'joinedByTask'>,
): readonly WorkerHalf[] =>
  rows.flatMap(([, , worker]) =>
    worker ? [makeHalf(worker, { ...parts, features, recordWords, reportBlocks, joinedByTask })] : [],
  )
