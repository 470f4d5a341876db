/** 20 organisations with monitors, and with or without 1,000 rules that open crises and 100 crises that are open. */
import { sql } from 'kysely'
import { mediaTypes } from '../../features/articles/articles/contract.ts'
import { addToSet, adopt } from '../../features/articles/articles/server/facts/index.ts'
import { CrisisRuleDraft } from '../../features/crisis/crisis/contract/rules.ts'
import { addRule } from '../../features/crisis/crisis/server/index.ts'
import { MonitorDraft } from '../../features/monitors/monitors/contract.ts'
import { createMonitor } from '../../features/monitors/monitors/server/index.ts'
import { accept, startFlow, waiting } from '../../pipeline/index.ts'
import { type Databases, type Listener, openDatabases, openListener, withScope } from '../../platform/server/index.ts'
import { databaseProcessorMs } from '../database-processor.ts'
import { addCrisis, addOrganisations, leadOf, type RealArticle } from './place.ts'

export const organisations = Array.from({ length: 20 }, (_, n) => n + 1)
const monitors = 200
export const rules = 1_000
export const crises = 100

const words =
  '华为 小米 苹果 腾讯 阿里 百度 京东 汽车 手机 电影 足球 股市 基金 房价 地铁 高铁 武汉 北京 上海 深圳 召回 投诉 质量 价格 服务 安全 食品 药品 学校 医院 银行 保险 旅游 酒店 航班 天气 台风 地震 火灾 法院 警方 市场 消费 出口 关税 能源 电力 煤炭 农业 水稻'.split(
    ' ',
  )
const word = (n: number): string => words[n % words.length] ?? ''

const steps = [7, 13, 3, 11, 17, 19]
/**
 * Three common words in some rules, six in the others, which fit next to nothing. One rule of twenty with three opens far more than life does (240 of
 * 3,000 articles); one of 220 is what an installation has: rules that open crises seldom fit.
 */
export const mixes = { often: 20, seldom: 220 } as const
export type Mix = keyof typeof mixes
export const wordsOfRule = (n: number, mix: Mix): string =>
  Array.from({ length: n % mixes[mix] === 0 ? 3 : 6 }, (_, at) => word(n * (steps[at] ?? 1) + at * 5)).join('+')

export interface OpenCrisis {
  orgId: number
  id: number
  /** What it is about: further articles of this story join it. */
  seed: RealArticle
}

export interface Installation {
  databases: Databases
  listener: Listener
  crises: OpenCrisis[]
  /** Hands articles in, and waits until all are stored. @returns milliseconds of this process and of PostgreSQL */
  store(articles: readonly RealArticle[], from: number): Promise<{ own: number; database: number }>
  handIn(articles: readonly RealArticle[], from: number): Promise<void>
  untilStored(): Promise<void>
  close(): Promise<void>
}

export async function openInstallation(
  url: string,
  { seeds, rulesFit }: { seeds: readonly RealArticle[]; rulesFit: Mix | null },
): Promise<Installation> {
  const databases = openDatabases(url)
  const listener = await openListener(url)
  const db = databases.worker
  await addOrganisations(db, organisations)
  for (let n = 0; n < monitors; n++)
    await withScope(db, { orgId: organisations[n % organisations.length] ?? 0 }, scope =>
      createMonitor(
        scope,
        MonitorDraft.parse({ kind: 'item', name: `监测 ${n}`, rule: `${word(n * 7)}|${word(n * 13 + 3)}` }),
      ),
    )
  if (rulesFit)
    for (let n = 0; n < rules; n++)
      await withScope(db, { orgId: organisations[n % organisations.length] ?? 0 }, scope =>
        addRule(
          scope,
          CrisisRuleDraft.parse({
            name: `危机规则 ${n}`,
            warningWords: wordsOfRule(n, rulesFit),
            mediaType: [...mediaTypes],
            sentiment: [1, 0, -1],
            crisisLevel: 1 + (n % 4),
            opens: 'propose',
          }),
        ),
      )
  await db.deleteFrom('tasks').execute()
  const flow = startFlow(db, listener, (error, message) => process.stderr.write(`${message}: ${error}\n`))
  const handIn = async (articles: readonly RealArticle[], from: number) => {
    const items = articles.map((article, n) => ({
      ...article,
      sourceId: String(from + n),
      url: `https://bench.example/${from + n}`,
      publishedAt: new Date().toISOString(),
      mediaType: 'web' as const,
    }))
    await accept(db, { source: 'bench', onlyOrg: null, items })
  }
  const untilStored = async () => {
    while ((await waiting(db)).articles > 0) await new Promise(resolve => setTimeout(resolve, 20))
  }
  await handIn(seeds, 1_000_000)
  await untilStored()
  const open = rulesFit ? await openCrises(databases, seeds) : []
  return {
    databases,
    listener,
    crises: open,
    handIn,
    untilStored,
    async store(articles, from) {
      const [own, database] = [process.cpuUsage(), (await databaseProcessorMs(db)) ?? 0]
      for (let at = 0; at < articles.length; at += 50) await handIn(articles.slice(at, at + 50), from + at)
      await untilStored()
      const { user, system } = process.cpuUsage(own)
      return { own: (user + system) / 1_000, database: ((await databaseProcessorMs(db)) ?? 0) - database }
    },
    async close() {
      await flow.stop()
      await listener.close()
      await databases.close()
    },
  }
}

/** One about each seed, which is in it. */
async function openCrises(databases: Databases, seeds: readonly RealArticle[]): Promise<OpenCrisis[]> {
  const db = databases.worker
  const made: OpenCrisis[] = []
  for (const [n, seed] of seeds.slice(0, crises).entries()) {
    const orgId = organisations[n % organisations.length] ?? 0
    const { rows } = await sql<{ id: number }>`
      select id from articles where url = ${`https://bench.example/${1_000_000 + n}`}`.execute(db)
    const articleId = Number(rows[0]?.id)
    const id = await addCrisis(databases, orgId, `危机 ${n}：${seed.title.slice(0, 40)}`)
    await db.transaction().execute(async tx => {
      await adopt({ orgId, db: tx }, [articleId])
      await addToSet({ orgId, db: tx, userId: leadOf(orgId), now: new Date() } as never, [articleId], {
        kind: 'crisis',
        id,
      })
    })
    made.push({ orgId, id, seed })
  }
  return made
}
