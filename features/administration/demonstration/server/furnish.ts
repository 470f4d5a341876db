/** What can only be made of articles: favourites, a crisis that is over with its report and a report of a week, once enough of the newsroom's have arrived. */
import { keysOf } from '@guanlan/features/articles/articles/server/questions'
import { addDemonstrationCrisis, makeCrisisReport } from '@guanlan/features/crisis/crisis/server'
import { addFolder, applyTo } from '@guanlan/features/handling/article-actions/server'
import { articleQuery, monitorNames } from '@guanlan/features/monitors/monitors/server'
import { ReportDraft } from '@guanlan/features/reports/reports/contract'
import { addReport } from '@guanlan/features/reports/reports/server'
import {
  type Database,
  installationSetting,
  saveInstallationSetting,
  startTask,
  type Tx,
  withScope,
} from '@guanlan/platform/server'
import { organisations, trees } from './ground.ts'

const setting = 'demonstrationFurnished'
/** Some days of the newsroom, so that a report of a week has something to say. */
const enough = 300
const favourites = 8
/** Of the crisis that is over: it began so many days ago, and its articles were published in the day before. */
const crisisArticles = 20
const crisisBeganDays = 5
const dayMs = 86_400_000

interface Furnished {
  /** Whose the favourites are, and who has the report made. */
  userId: number
  isDone: boolean
}

/** At the start of the demonstration; later starts find what became of it. */
export const awaitFurnishing = (db: Database | Tx, userId: number): Promise<void> =>
  saveInstallationSetting(db, setting, { userId, isDone: false } satisfies Furnished)

/** False: it is done, or there are too few articles yet. */
export async function furnish(db: Database, now = new Date()): Promise<boolean> {
  const known = await installationSetting<Furnished>(db, setting)
  if (!known || known.isDone) return false
  const { userId } = known
  const orgId = organisations[0].id
  return withScope(db, { orgId, userId, now }, async scope => {
    const [product] = trees[orgId]?.[0]?.below ?? []
    const monitor = [...(await monitorNames(scope))].find(([, name]) => name === product?.name)?.[0]
    if (monitor === undefined) return false
    const from = new Date(now.getTime() - 7 * dayMs).toISOString()
    const question = { from, to: now.toISOString(), place: 'desk', fold: false } as const
    const negative = { field: 'sentiment' as const, is: 'is' as const, values: ['-1'] }
    const all = await keysOf(scope, await articleQuery(scope, { ...question, monitor, filters: [] }), null, enough)
    if (all.length < enough) return false
    const bad = await articleQuery(scope, { ...question, monitor, filters: [negative] })
    const ids = (await keysOf(scope, bad, null, favourites)).map(({ id }) => Number(id))
    const folder = await addFolder(scope, '车门事件')
    await applyTo(scope, 'favourite', ids, { flag: 1, folder: folder.id })
    const began = new Date(now.getTime() - crisisBeganDays * dayMs)
    const early = { ...question, from: new Date(began.getTime() - dayMs).toISOString(), to: began.toISOString() }
    const first = await articleQuery(scope, { ...early, monitor, filters: [negative] })
    const articleIds = (await keysOf(scope, first, null, crisisArticles)).map(({ id }) => Number(id))
    const crisisId = await addDemonstrationCrisis(scope, { articleIds, began })
    const start: Parameters<typeof addReport>[0]['start'] = (job, input, options) =>
      startTask({ orgId, userId, db: scope.db }, job, input, null, options)
    const draft = ReportDraft.parse({ reportName: '澄屿汽车一周舆情', templateId: 'weekly', monitors: [monitor] })
    await addReport({ ...scope, start }, draft)
    await makeCrisisReport({ ...scope, start }, crisisId)
    await saveInstallationSetting(scope.db, setting, { userId, isDone: true } satisfies Furnished)
    return true
  })
}
