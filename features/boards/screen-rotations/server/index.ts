import { listScreens } from '@guanlan/features/boards/big-screens/server'
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import { refuse } from '@guanlan/platform/contract'
import { containing, recordRoutes, recordTable, type Scope, serverHalf } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type Draft, type Question, type Rotation, screenRotationsFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { isAlarmed } from './alarm.ts'
import { type DueScreen, dueScreen } from './due.ts'

const records = recordTable<Draft, Pick<Question, 'like'>, Question['sort']>({
  table: 'screen_rotations',
  fields: { name: 'name', entries: { json: 'entries' }, alarm: { json: 'alarm' } },
  where: ({ like }) => containing(['name'], like),
  sorts: {
    updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' },
    name: { value: sql`r.name`, type: 'text' },
  },
  taken: { screen_rotations_by_name: ['name', 'screenRotations.taken'] },
})
const routes = recordRoutes(records)

/** @throws a refusal at the field of a screen that is not the organisation's */
async function requireScreens(scope: Scope, { entries, alarm }: Draft): Promise<void> {
  const own = new Set((await listScreens(scope)).flatMap(screen => screen.own?.id ?? []))
  const isGone = (screen: string | number) => typeof screen === 'number' && !own.has(screen)
  const place = entries.findIndex(({ screen }) => isGone(screen))
  if (place >= 0) throw refuse('invalid', 'screenRotations.screenGone', {}, `entries.${place}.screen`)
  if (alarm && isGone(alarm.screen)) throw refuse('invalid', 'screenRotations.screenGone', {}, 'alarm.screen')
}

/** Which screen it is the turn of, and for how long; brought forward, for half a minute at a time. @throws missing */
export async function rotationNow(scope: Scope, id: number): Promise<DueScreen> {
  const { entries, alarm } = await records.get(scope, id)
  if (alarm && (await isAlarmed(scope, alarm))) return { screen: alarm.screen, seconds: 30 }
  return dueScreen(entries, scope.now, await timeZoneOf(scope))
}

const mostNames = 1_000

export async function rotationNames(scope: Scope): Promise<Map<number, string>> {
  const page = { sort: 'name', order: 'asc', limit: mostNames } as const
  const { list } = await records.pageOfChosen(scope, { ids: [], allOf: { like: '' }, but: [] }, page)
  return new Map(list.map(({ id, name }) => [id, name]))
}

export async function createRotation(scope: Scope, draft: Draft): Promise<Rotation> {
  await requireScreens(scope, draft)
  return records.create(scope, draft)
}

export const screenRotationsServer = serverHalf({
  feature: screenRotationsFeature,
  words: strings,
  routes: {
    ...routes,
    create: (scope, { body }) => createRotation(scope, body),
    update: async (scope, { body }): Promise<Rotation> => {
      await requireScreens(scope, body)
      return records.update(scope, body)
    },
  },
})
