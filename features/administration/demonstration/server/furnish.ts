/** What can only be made of articles: favourites, a crisis that is over with its report and a report of a week, once enough of the newsroom's have arrived. */
import { keysOf } from '@guanlan/features/articles/articles/server/questions'
import { SocietyEventDraft } from '@guanlan/features/boards/screen-materials/contract'
import { createSocietyEvent } from '@guanlan/features/boards/screen-materials/server'
import { listMonitoredEvents } from '@guanlan/features/collecting/hot-lists/server'
import { addDemonstrationCrisis, makeCrisisReport } from '@guanlan/features/crisis/crisis/server'
import { addDemonstrationGuidance } from '@guanlan/features/crisis/guidance/server'
import { TopicDraft, TopicPlatformCode } from '@guanlan/features/crisis/tracking/contract'
import { topics } from '@guanlan/features/crisis/tracking/server'
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
import { furnishCampaign } from './campaign.ts'
import { addEvents, type OutbreaksBefore } from './events.ts'
import { organisations, trees } from './ground.ts'
import { furnishMedia } from './media.ts'

const setting = 'demonstrationFurnished'
/** Some days of the newsroom, so that a report of a week has something to say. */
const enough = 300
const favourites = 8
const followedTopics = 2
const eventsOnWalls = 4
/** Of the crisis that is over: it began so many days ago, and its articles were published from the day before until it was closed. */
const crisisArticles = 50
const crisisDays = 2
const crisisBeganDays = 5
const firstNoticedMs = 30 * 60_000
const dayMs = 86_400_000

interface Furnished {
  /** Whose the favourites are, and who has the report made. */
  userId: number
  /** Who writes the statement that the other one agrees to. */
  colleagueId?: number | null
  isDone: boolean
  /** Topics wait for the first boards. */
  hasTopics?: boolean
  /** Events find what is stored, and what arrives. */
  hasEvents?: boolean
}

/** At the start of the demonstration; later starts find what became of it. */
export const awaitFurnishing = (
  db: Database | Tx,
  people: { userId: number; colleagueId: number | null },
): Promise<void> =>
  saveInstallationSetting(db, setting, { ...people, isDone: false, hasEvents: false } satisfies Furnished)

/** False: it is done, or there are too few articles yet. */
export async function furnish(db: Database, outbreaksBefore: OutbreaksBefore, now = new Date()): Promise<boolean> {
  const known = await installationSetting<Furnished>(db, setting)
  if (!known) return false
  if (known.hasEvents === false) {
    const { userId } = known
    known.hasEvents = true
    await withScope(db, { orgId: organisations[0].id, userId, now }, async scope => {
      await addEvents(scope, outbreaksBefore)
      await saveInstallationSetting(scope.db, setting, known)
    })
  }
  if (known.isDone) return known.hasTopics === false && followTopics(db, known, now)
  const { userId, colleagueId = null } = known
  const orgId = organisations[0].id
  return withScope(db, { orgId, userId, now }, async scope => {
    const [product, doors] = trees[orgId]?.[0]?.below ?? []
    const names = [...(await monitorNames(scope))]
    const monitorOf = (item: typeof product) => names.find(([, name]) => name === item?.name)?.[0]
    const [monitor, ownMonitor] = [monitorOf(product), monitorOf(doors)]
    if (monitor === undefined || ownMonitor === undefined) return false
    const from = new Date(now.getTime() - 7 * dayMs).toISOString()
    const question = { from, to: now.toISOString(), place: 'desk', fold: false } as const
    const negative = { field: 'sentiment' as const, is: 'is' as const, values: ['-1'] }
    const all = await keysOf(scope, await articleQuery(scope, { ...question, monitor, filters: [] }), null, enough)
    if (all.length < enough) return false
    const bad = await articleQuery(scope, { ...question, monitor, filters: [negative] })
    const ids = (await keysOf(scope, bad, null, favourites)).map(({ id }) => Number(id))
    const folder = await addFolder(scope, '车门事件')
    await applyTo(scope, 'favourite', ids, { flag: 1, folder: folder.id })
    const planned = now.getTime() - crisisBeganDays * dayMs
    const days = { from: new Date(planned - dayMs), to: new Date(planned + crisisDays * dayMs) }
    const time = { from: days.from.toISOString(), to: days.to.toISOString() }
    // Of its own matter alone: what the monitor of that matter found.
    const own = await articleQuery(scope, { ...question, ...time, monitor: ownMonitor, filters: [] })
    const articles = (await keysOf(scope, own, null, crisisArticles)).map(({ id, publishedAt }) => ({
      id: Number(id),
      publishedAt: new Date(publishedAt),
    }))
    // Nobody answers what nobody has written yet.
    const first = Math.min(...articles.map(({ publishedAt }) => publishedAt.getTime()))
    const began = new Date(Number.isFinite(first) ? Math.max(planned, first + firstNoticedMs) : planned)
    const crisisId = await addDemonstrationCrisis(scope, { articles, began, colleagueId })
    await addDemonstrationGuidance(scope, { articleId: articles[0]?.id ?? null, crisisId, began })
    const start: Parameters<typeof addReport>[0]['start'] = (job, input, options) =>
      startTask({ orgId, userId, db: scope.db }, job, input, null, options)
    const draft = ReportDraft.parse({ reportName: '澄屿汽车一周舆情', templateId: 'weekly', monitors: [monitor] })
    await addReport({ ...scope, start }, draft)
    await makeCrisisReport({ ...scope, start }, crisisId)
    await furnishMedia(scope)
    await furnishCampaign(scope)
    await saveInstallationSetting(scope.db, setting, {
      ...known,
      isDone: true,
      hasTopics: false,
    } satisfies Furnished)
    return true
  })
}

/** Two topics of the boards that monitors want, on a platform of theirs. */
async function followTopics(db: Database, known: Furnished, now: Date): Promise<boolean> {
  return withScope(db, { orgId: organisations[0].id, userId: known.userId, now }, async scope => {
    const { list } = await listMonitoredEvents(scope, { page: 1, pageSize: 50 })
    const found = list.flatMap(({ title, platforms }) => {
      const draft = TopicDraft.safeParse({
        topic: title,
        platformCode: platforms.find(each => TopicPlatformCode.safeParse(each).success),
      })
      return draft.success && platforms.includes(draft.data.platformCode) ? [draft.data] : []
    })
    // Two events may have one title.
    const drafts = [...new Map(found.map(draft => [draft.topic, draft])).values()].slice(0, followedTopics)
    if (drafts.length < followedTopics) return false
    for (const draft of drafts) await topics.create(scope, draft)
    const events = list.map(({ eventId, title }) =>
      SocietyEventDraft.parse({ name: title.slice(0, 50), hotEventId: eventId }),
    )
    const onWalls = [...new Map(events.map(event => [event.name, event])).values()].slice(0, eventsOnWalls)
    for (const event of onWalls) await createSocietyEvent(scope, event)
    await saveInstallationSetting(scope.db, setting, { ...known, hasTopics: true } satisfies Furnished)
    return true
  })
}
