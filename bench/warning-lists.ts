/** Lists of incidents and of what was sent, with exact totals, in an organisation that has a million of each: `npm run bench -- warning-lists [--rows 1000000] [--explain]`. */
import { parseArgs } from 'node:util'
import pg from 'pg'
import { IncidentQuestion } from '../features/warnings/warnings/contract.ts'
import { incidentNumbers, listIncidents } from '../features/warnings/warnings/server/incidents/read.ts'
import { RecordPage } from '../features/workspace/notifications/contract.ts'
import { listRecords } from '../features/workspace/notifications/server/records.ts'
import { type CallScope, openDatabases, withScope } from '../platform/server/index.ts'
import { withDatabase } from './database.ts'
import { line, machine, time } from './machine.ts'

const { values: requested } = parseArgs({
  options: { rows: { type: 'string', default: '1000000' }, runs: { type: 'string', default: '20' } },
})
const [rows, runs] = [Number(requested.rows), Number(requested.runs)]
const months = 13
const say = (text: string) => process.stdout.write(`${text}\n`)

await withDatabase(async url => {
  const owner = new pg.Client(url)
  await owner.connect()
  // Thirteen months, evenly; a few warnings have most, a tenth is open, one in twenty of the worst two levels.
  await owner.query(`
    insert into organisations (id, name) values (1, '百万机构'), (2, '别家');
    set session_replication_role = replica;
    insert into warning_incidents (org_id, id, warning_id, warning_name, source, title, sentiment, level, articles, state, review, opened_at, last_at, told_at)
    select case when n % 20 = 0 then 2 else 1 end, n, 1 + floor(40 * power(random(), 2))::int, '预警', (array['auto','auto','auto','semiAuto','manual'])[1 + n % 5], '事件 ' || n || (array[' 泊舟', ' 北汀', ''])[1 + n % 3],
      -1, (array[4,4,3,3,3,2,4,4,3,1])[1 + n % 10], 1 + n % 9, case when n > ${rows} * 0.95 then 'open' else (array['done','done','falseAlarm','acknowledged'])[1 + n % 4] end,
      (array['none','none','sent','rejected'])[1 + n % 4], at, at + interval '2 hours', at
    from (select n, now() - interval '${months} months' * (1 - n / ${rows}.0) as at from generate_series(1, ${rows}) n offset 0) i;
    insert into deliveries (org_id, channel, address, transport, user_id, receiver, purpose, thread, lane, once, message, state, due_at, created_at, matched_at, decided_at, handed_over_at, accepted_at)
    select case when n % 20 = 0 then 2 else 1 end, c, 1 + n % 50, c || ':1', case when c = 'inApp' then 1 + n % 50 end, '收件人 ' || n % 50, (array['warning','warning','warning','notice'])[1 + n % 4], 'incident:' || n / 3,
      c || ':' || n % 50 || ':incident:' || n / 3, 'incident:' || n / 3 || ':' || n,
      jsonb_build_object('level', 'normal', 'title', '预警 事件 ' || n || (array[' 泊舟', ' 北汀', ''])[1 + n % 3], 'lines', jsonb_build_array('首次出现'), 'items', jsonb_build_array(jsonb_build_object('title', '标题 ' || n, 'source', '媒体',
        'at', at, 'excerpt', repeat('文', 200), 'url', 'https://example.com/' || n)), 'more', 0, 'link', '/earlyWarning?open=' || n / 3, 'locale', 'zh'),
      (array['accepted','accepted','accepted','accepted','accepted','accepted','accepted','accepted','failed','notSent'])[1 + n % 10], at, at, at, at, at, at
    from (select n, (array['inApp','email','webhook'])[1 + n % 3] as c, now() - interval '${months} months' * (1 - n / ${rows}.0) as at from generate_series(1, ${rows}) n offset 0) d;
    set session_replication_role = origin`)
  // As autovacuum leaves a database that has run for a while.
  await owner.query('vacuum analyze warning_incidents, deliveries')
  await owner.end()
  const { app, close } = openDatabases(url)
  say(`${machine()}; ${rows} incidents and ${rows} records`)
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  const measure = async (name: string, work: (scope: CallScope) => Promise<{ total: number | null }>) => {
    let found: number | null = 0
    const taken = await time(runs, () =>
      withScope(app, { orgId: 1, userId: 1 }, async scope => {
        found = (await work(scope as CallScope)).total
      }),
    )
    say(`${line(name, taken)}, ${found} found`)
  }
  const incidents = (question: object) => (scope: CallScope) =>
    listIncidents(scope, { ...IncidentQuestion.parse(question), page: 1, pageSize: 20 })
  const records = (question: object) => (scope: CallScope) => listRecords(scope, RecordPage.parse(question))
  await measure('incidents: not settled, level 2, 30 days', incidents({ state: 'unsettled', level: 2, days: 30 }))
  await measure('incidents: done, of one warning, 365 days', incidents({ state: 'done', warning: 3, days: 365 }))
  await measure('incidents: semi-automatic, sent, level 3', incidents({ source: 'semiAuto', review: 'sent', level: 3 }))
  await measure('incidents: part of the title, level 3, 30 days', incidents({ like: '泊舟', level: 3, days: 30 }))
  await measure('incidents: part of the title, level 2, ever', incidents({ like: '泊舟', level: 2 }))
  await measure('incidents: everything', incidents({}))
  await measure('numbers of the rail', async scope => ({ total: (await incidentNumbers(scope)).open }))
  const month = { startTime: ago(30), endTime: ago(0) }
  await measure('records: mail, failed, 30 days', records({ channel: 'email', state: 'failed', ...month }))
  await measure(
    'records: mail, warnings, accepted, 30 days',
    records({ channel: 'email', purpose: 'warning', state: 'accepted', ...month }),
  )
  await measure(
    'records: webhook, warnings, failed, ever',
    records({ channel: 'webhook', purpose: 'warning', state: 'failed' }),
  )
  await measure('records: part of the title, mail, 30 days', records({ like: '泊舟', channel: 'email', ...month }))
  await measure('records: part of the title, mail, ever', records({ like: '泊舟', channel: 'email' }))
  await measure('records: everything', records({}))
  await close()
})
process.exit(0)
