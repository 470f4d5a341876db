/** Lists of operators over 5,000 organisations and 100,000 people, with search: `npm run bench -- admin`. */
import { loadavg } from 'node:os'
import pg from 'pg'
import { OrderPage, SubscriptionPage } from '../features/people/billing/contract.ts'
import { listAllOrders } from '../features/people/billing/server/orders.ts'
import { listSubscriptions } from '../features/people/billing/server/subscriptions.ts'
import { listPeople } from '../features/people/members/server/list.ts'
import { listOrganisations } from '../features/people/organisations/server/manage.ts'
import { openDatabases, type SystemScope, withScope } from '../platform/server/index.ts'
import { withDatabase } from './database.ts'
import { line, machine, time } from './machine.ts'

const organisations = 5_000
const people = 100_000
const runs = 20
const say = (text: string) => process.stdout.write(`${text}\n`)

await withDatabase(async url => {
  const owner = new pg.Client(url)
  await owner.connect()
  // Twenty people each, one in ten an administrator; a subscription and its order each, the newest thousand waiting.
  await owner.query(`
    set session_replication_role = replica;
    insert into organisations (id, name, subscribed_until) select n, '机构 ' || n || (array[' 泊舟', ' 北汀', ''])[1 + n % 3], now() + interval '100 days' from generate_series(1, ${organisations}) n;
    insert into users (id, account, name) select n, 'person' || n || '@example.com', (array['王','李','张','刘'])[1 + n % 4] || '员 ' || n from generate_series(1, ${people}) n;
    insert into memberships (org_id, user_id, role) select 1 + n % ${organisations}, n, case when n % 10 = 0 then 'orgAdmin' else 'member' end from generate_series(1, ${people}) n;
    insert into orders (org_id, id, kind, bought, price, state) select n, n, 'order', '{"packageId":1,"version":1,"kind":"package","name":"专业版","modules":[],"quotas":{},"days":365,"price":100}', 100, case when n > 4000 then 'waiting' else 'active' end from generate_series(1, ${organisations}) n;
    insert into subscriptions (org_id, id, order_id, bought, starts_at, ends_at, state) select org_id, id, id, bought, now() - interval '100 days', now() + interval '100 days', 'running' from orders;
    set session_replication_role = origin`)
  // As autovacuum leaves a database that has run for a while.
  await owner.query('vacuum analyze organisations, users, memberships, orders, subscriptions')
  await owner.end()
  const { app, worker: db, close } = openDatabases(url)
  say(`${machine()}; ${organisations} organisations, ${people} people; load ${loadavg().map(Math.round).join(' ')}`)
  const measure = async (name: string, work: () => Promise<{ total: number | null }>) => {
    let found: number | null = 0
    const taken = await time(runs, async () => {
      found = (await work()).total
    })
    say(`${line(name, taken)}, ${found} found`)
  }
  const page = { page: 1, pageSize: 20 }
  const everybody = { ...page, like: '', state: '', role: '', sort: 'name', order: 'asc' } as const
  const organisation = { ...page, like: '', state: '', sort: 'name', order: 'asc' } as unknown as Parameters<
    typeof listOrganisations
  >[1]
  const operator = { db } as SystemScope
  await measure('organisations: everything', () => listOrganisations(db, organisation))
  await measure('organisations: part of the name', () => listOrganisations(db, { ...organisation, like: '泊舟' }))
  await measure('people of all: everything', () => listPeople({ orgId: null, db }, everybody))
  await measure('people of all: part of the account', () =>
    listPeople({ orgId: null, db }, { ...everybody, like: 'person777' }),
  )
  await measure('people of all: administrators', () =>
    listPeople({ orgId: null, db }, { ...everybody, role: 'orgAdmin' }),
  )
  await measure('people of one organisation', () =>
    withScope(app, { orgId: 7, userId: 6 }, scope => listPeople({ orgId: 7, db: scope.db }, everybody)),
  )
  await measure('orders: waiting', () => listAllOrders(operator, OrderPage.parse({ state: 'waiting' })))
  await measure('orders: part of the organisation', () => listAllOrders(operator, OrderPage.parse({ like: '泊舟' })))
  await measure('subscriptions: running', () =>
    listSubscriptions(operator, SubscriptionPage.parse({ state: 'running' })),
  )
  await measure('subscriptions: part of the organisation', () =>
    listSubscriptions(operator, SubscriptionPage.parse({ like: '泊舟' })),
  )
  await close()
})
process.exit(0)
