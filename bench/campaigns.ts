/**
 * What the numbers of a campaign cost: `npm run bench -- campaigns [--articles N]`. A campaign of 36,000 articles, to the overview of a monitor with as many, in turns.
 */
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { Draft } from '../features/campaigns/campaigns/contract.ts'
import { createCampaign } from '../features/campaigns/campaigns/server/index.ts'
import { ResultQuestion } from '../features/campaigns/results/contract.ts'
import { keyNumbersOfCampaign, overviewOfCampaign } from '../features/campaigns/results/server/figures.ts'
import { negativeMediaOf } from '../features/campaigns/results/server/negative.ts'
import { statisticsOfCampaign } from '../features/campaigns/results/server/statistics.ts'
import { withMillion } from './boards/million.ts'
import { ago, articles as aMillion } from './charts/million.ts'
import { line, machine, spread, timed } from './machine.ts'

const { values } = parseArgs({ options: { articles: { type: 'string', default: String(aMillion) } } })
const rounds = 10
const print = (text: string) => process.stdout.write(`${text}\n`)
await withMillion(Number(values.articles), async ({ scoped, overview, databases, settle }) => {
  print(machine())
  const { id } = await scoped(scope =>
    createCampaign(scope, Draft.parse({ name: '三万六千篇', kind: 'campaign', startTime: ago(30), endTime: ago(-1) })),
  )
  const { rows } = await sql<{ n: number }>`
    with those as (
      insert into article_set_members (org_id, kind, set_id, article_id, published_at, how, put_at)
      select 1, s.kind, s.id, h.article_id, h.published_at, 'rule', now() from hits h, article_sets s
      where h.org_id = 1 and h.monitor_id = 1 and s.org_id = 1 and s.id = ${id} on conflict do nothing returning 1)
    select count(*)::int as n from those`.execute(databases.worker)
  await settle('article_set_members')
  print(`${rows[0]?.n ?? 0} articles of the campaign`)
  const question = ResultQuestion.parse({ id })
  const questions: Readonly<Record<string, () => Promise<unknown>>> = {
    'overview of the campaign': () => scoped(scope => overviewOfCampaign(scope, question)),
    'overview of a monitor with as many': () => overview(1),
    'key numbers': () => scoped(scope => keyNumbersOfCampaign(scope, question)),
    statistics: () => scoped(scope => statisticsOfCampaign(scope, question)),
    'negative media': () => scoped(scope => negativeMediaOf(scope, question)),
  }
  const took = new Map(Object.keys(questions).map(name => [name, [] as number[]]))
  for (let n = 0; n < rounds + 2; n++)
    for (const [name, ask] of Object.entries(questions)) {
      const ms = await timed(ask)
      // The first two warm up.
      if (n >= 2) took.get(name)?.push(ms)
    }
  for (const [name, each] of took) print(line(name, spread(each)))
  const of = (name: string) => spread(took.get(name) ?? []).p50
  print(
    `ratio of p50 ${(of('overview of the campaign') / of('overview of a monitor with as many')).toFixed(2)} (must 3, aim 1.5)`,
  )
})
