/** 5,000 people invited by a workbook: from the task put in until the last invitation, link and mail stand in the database: `npm run bench -- people`. */
import { join } from 'node:path'
import { sql } from 'kysely'
import { membersFeature } from '../features/people/members/contract.ts'
import { importOfPeople } from '../features/people/members/server/importing.ts'
import { membersWorks } from '../features/people/members/server/index.ts'
import {
  diskFiles,
  newFileKey,
  openCalls,
  openDatabases,
  openListener,
  resultFiles,
  roleTableOf,
  startTask,
  startTaskWorker,
  writeSheet,
} from '../platform/server/index.ts'
import { withDatabase } from './database.ts'
import { machine } from './machine.ts'

const rows = 5_000
const say = (text: string) => process.stdout.write(`${text}\n`)
const roleTable = () => roleTableOf([membersFeature])

await withDatabase(async (url, folder) => {
  const databases = openDatabases(url)
  const { worker: db } = databases
  await sql`insert into organisations (id, name) values (7, '泊舟')`.execute(db)
  await sql`insert into users (id, account, name) values (5, 'head@example.com', '林屿')`.execute(db)
  await sql`insert into memberships (org_id, user_id, role) values (7, 5, 'orgAdmin')`.execute(db)
  await sql`insert into roles (org_id, name, based_on) values (7, '值班', 'reader')`.execute(db)
  const store = await diskFiles(join(folder, 'files'))
  const keys = ['account', 'name', 'role', 'roleNames', 'expiresAt']
  const key = newFileKey('uploads', 7)
  const people = Array.from({ length: rows }, (_, n) => ({
    account: `person${n}@example.com`,
    name: `员工 ${n}`,
    role: n % 3 === 0 ? '只读' : '成员',
    roleNames: n % 5 === 0 ? '值班' : '',
    expiresAt: n % 2 === 0 ? '2027-03-01' : '',
  }))
  const size = await store.put(
    key,
    writeSheet('xlsx', {
      columns: keys.map(each => ({ key: each, title: each })),
      rows: people,
      zone: 'Asia/Shanghai',
    }),
    1e9,
  )
  const listener = await openListener(url)
  const failures: unknown[] = []
  const tasks = await startTaskWorker({
    url,
    calls: openCalls(databases.appPool),
    system: db,
    listener,
    works: membersWorks({ roleTable, publicUrl: 'https://guanlan.example.com', linkKey: Buffer.alloc(32, 7) }),
    files: resultFiles(store),
    log: error => void failures.push(error),
  })
  const idle = process.memoryUsage().rss
  let most = idle
  const watching = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 20)
  const began = performance.now()
  const { job } = importOfPeople({ roleTable, links: null })
  const input = { key, size, file: 'people.xlsx', columns: keys, locale: 'zh', isOperator: false }
  await db.transaction().execute(tx => startTask({ orgId: 7, userId: 5, db: tx }, job, input, null))
  const stateOf = async () => (await sql<{ state: string }>`select state from tasks`.execute(db)).rows[0]?.state
  while (!['done', 'failed'].includes((await stateOf()) ?? '')) await new Promise(resolve => setTimeout(resolve, 20))
  const seconds = (performance.now() - began) / 1000
  clearInterval(watching)
  if (failures.length > 0) throw failures[0]
  const { rows: counted } = await sql`
    select (select count(*)::int from invitations) as invitations, (select count(*)::int from links) as links, (select count(*)::int from deliveries) as mails`.execute(
    db,
  )
  say(machine())
  say(
    `${rows} people by xlsx: ${seconds.toFixed(1)} s, ${Math.round((most - idle) / 1e6)} MB above idle; ${JSON.stringify(counted[0])}`,
  )
  await tasks.stop()
  await listener.close()
  await databases.close()
})
process.exit(0)
