/** A small feature that uses the whole kit, for the kit's own tests: people an organisation writes to. */
import { Changed, contract, feature, Id, phrases, refuse, Version } from '@guanlan/platform/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import { job, work } from '../jobs/job.ts'
import type { CallScope, LinkScope, Scope } from '../scope.ts'
import { serverHalf } from '../server-half.ts'

export const table = `
  create table contacts (org_id int not null, id int generated always as identity, name text not null, mail text, tags text[] not null default '{}',
    pin text, version int not null default 1, primary key (org_id, id), unique (org_id, mail));
  call protect_by_organisation('contacts');
  call keep_history('contacts', '{id}', '{pin}');`

export const words = phrases({ taken: ['“{{mail}}”已存在', '「{{mail}}」已存在', '"{{mail}}" exists already'] })

const Draft = z.object({ name: z.string().min(1).max(50), mail: z.string().max(100).nullable().default(null) })
const Contact = Draft.extend({ id: z.number().int(), tags: z.array(z.string()), version: Version })
type Contact = z.infer<typeof Contact>
const ById = z.object({ id: Id })
const Ids = z.object({ ids: z.array(Id).min(1).max(10_000) })

const contacts = contract({
  list: {
    method: 'GET',
    path: '/contacts',
    access: 'manager',
    permission: 'contacts.view',
    everywhere: true,
    summary: '',
    reply: z.array(Contact),
  },
  create: {
    method: 'POST',
    path: '/contacts',
    access: 'manager',
    permission: 'contacts.edit',
    quota: 'addressBookCount',
    undo: true,
    summary: '',
    body: Draft,
    reply: Contact,
  },
  createMany: {
    method: 'POST',
    path: '/contacts/many',
    access: 'member',
    permission: 'contacts.edit',
    quota: ['addressBookCount', 'eachImport'],
    undo: true,
    summary: '',
    body: z.object({ count: z.number() }),
    reply: Changed,
  },
  update: {
    method: 'PUT',
    path: '/contacts/{id}',
    access: 'member',
    permission: 'contacts.edit',
    undo: true,
    summary: '',
    params: ById,
    body: Draft.extend({ version: Version }),
    reply: Contact,
  },
  remove: {
    method: 'POST',
    path: '/contacts/remove',
    access: 'member',
    permission: 'contacts.edit',
    undo: true,
    summary: '',
    body: Ids,
    reply: Changed,
  },
  tag: {
    method: 'POST',
    path: '/contacts/tag',
    access: 'member',
    permission: 'contacts.edit',
    undo: true,
    summary: '',
    body: Ids.extend({ tag: z.string() }),
    reply: Changed,
  },
  write: {
    method: 'POST',
    path: '/contacts/{id}/write',
    access: 'member',
    permission: 'contacts.edit',
    quota: 'lettersADay',
    waits: true,
    audit: 'always',
    summary: '',
    params: ById,
    body: z.object({ text: z.string(), password: z.string().optional() }),
    reply: z.object({ name: z.string() }),
  },
  tagAll: {
    method: 'POST',
    path: '/contacts/tagAll',
    access: 'member',
    permission: 'contacts.edit',
    undo: true,
    summary: '',
    body: z.object({ tag: z.string(), pauseMs: z.number().default(0), failAt: z.number().default(-1) }),
    reply: z.object({ task: z.number() }),
  },
  share: {
    method: 'POST',
    path: '/contacts/{id}/link',
    access: 'member',
    permission: 'contacts.edit',
    summary: '',
    params: ById,
    body: z.object({ expiresAt: z.iso.datetime(), mostUses: z.number().int().nullable().default(null) }),
    reply: z.object({ token: z.string() }),
  },
  shared: {
    method: 'GET',
    path: '/shared/{token}',
    access: 'link',
    makerNeeds: ['contacts.edit'],
    purpose: 'contact',
    summary: '',
    reply: z.object({ name: z.string() }),
  },
  sharedElsewhere: {
    method: 'GET',
    path: '/elsewhere/{token}',
    access: 'link',
    makerNeeds: ['contacts.edit'],
    purpose: 'report',
    summary: '',
    reply: z.object({ name: z.string() }),
  },
  usages: {
    method: 'GET',
    path: '/contacts/gauges',
    access: 'member',
    permission: 'contacts.view',
    summary: '',
    reply: z.unknown(),
  },
  sleep: {
    method: 'GET',
    path: '/contacts/sleep/{seconds}',
    access: 'member',
    permission: 'contacts.view',
    summary: '',
    params: z.object({ seconds: z.coerce.number() }),
    reply: z.null(),
  },
  sleepLong: {
    method: 'GET',
    path: '/contacts/sleepLong/{seconds}',
    access: 'member',
    permission: 'contacts.view',
    cost: 'expensive',
    summary: '',
    params: z.object({ seconds: z.coerce.number() }),
    reply: z.null(),
  },
})

export const contactsFeature = feature({
  name: 'contacts',
  permissions: {
    view: { name: ['查看', '檢視', 'See contacts'], roles: ['orgAdmin', 'member', 'reader'] },
    edit: { name: ['编辑', '編輯', 'Change contacts'], roles: ['orgAdmin', 'member'] },
  },
  quotas: {
    addressBookCount: { name: ['联系人', '聯絡人', 'Contacts'], kind: 'standing' },
    eachImport: { name: ['一次导入', '一次匯入', 'Contacts of one import'], kind: 'value' },
    lettersADay: { name: ['每日信件', '每日信件', 'Letters a day'], kind: 'daily' },
  },
  contract: contacts,
})

const columns = sql`id, name, mail, tags, version`
async function one({ orgId, db }: Pick<Scope, 'orgId' | 'db'>, id: number): Promise<Contact> {
  const { rows } = await sql<Contact>`select ${columns} from contacts where org_id = ${orgId} and id = ${id}`.execute(
    db,
  )
  if (!rows[0]) throw refuse('missing', 'platform.missing')
  return rows[0]
}
const sleep = async ({ db }: CallScope, seconds: number) => {
  await sql`select pg_sleep(${seconds})`.execute(db)
  return null
}

/** What the outside world takes to answer; a test may hold it up. */
export const outside = { answer: async () => {} }

const perSlice = 50
const TagAll = z.object({ tag: z.string(), pauseMs: z.number(), failAt: z.number() })
const tagAll = job({ name: 'contacts.tagAll', input: TagAll, title: ({ tag }) => `+${tag}` })
/** Tags all contacts and lists them in a file: each once, whatever happens in between. */
export const taggingAll = work(tagAll, async ({ orgId, input, cursor, db }) => {
  const { after = 0, slice = 0 } = (cursor ?? {}) as { after?: number; slice?: number }
  if (slice === input.failAt) throw new Error('The printer is on fire')
  const { rows } = await sql<{ id: number }>`
    with page as (select id from contacts where org_id = ${orgId} and id > ${after} order by id limit ${perSlice})
    update contacts c set tags = c.tags || ${input.tag}::text from page, pg_sleep(${input.pauseMs / 1000})
    where c.org_id = ${orgId} and c.id = page.id returning c.id`.execute(db)
  const last = Math.max(after, ...rows.map(({ id }) => id))
  const file = rows.map(({ id }) => `${id}\n`).join('')
  return { cursor: rows.length < perSlice ? null : { after: last, slice: slice + 1 }, done: rows.length, file }
})

export const contactServer = serverHalf({
  feature: contactsFeature,
  words,
  jobs: [tagAll],
  counters: {
    addressBookCount: async ({ orgId, db }) => {
      const { rows } = await sql<{ n: number }>`select count(*) as n from contacts where org_id = ${orgId}`.execute(db)
      return rows[0]?.n ?? 0
    },
    eachImport: ({ body }) => body.count,
    lettersADay: () => 1,
  },
  routes: {
    list: async ({ orgId, db }) =>
      (
        await sql<Contact>`
          select ${columns} from contacts where ${orgId === null ? sql`true` : sql`org_id = ${orgId}`} order by id limit 1000`.execute(
          db,
        )
      ).rows,
    create: async ({ orgId, db }, { body: { name, mail } }) => {
      const { rows } = await sql<Contact>`
        insert into contacts (org_id, name, mail, pin) values (${orgId}, ${name}, ${mail}, 'geheim') returning ${columns}`.execute(
        db,
      )
      return rows[0] as Contact
    },
    createMany: async ({ orgId, db }, { body: { count } }) => {
      await sql`insert into contacts (org_id, name) select ${orgId}, 'n' || i from generate_series(1, ${count}::int) i`.execute(
        db,
      )
      return { changed: count }
    },
    update: async (scope, { params: { id }, body: { name, mail, version } }) => {
      const { rows } = await sql<Contact>`
        update contacts set name = ${name}, mail = ${mail}, version = version + 1
        where org_id = ${scope.orgId} and id = ${id} and version = ${version} returning ${columns}`.execute(scope.db)
      if (!rows[0]) throw refuse('conflict', 'platform.changedSince', { by: '' })
      return rows[0]
    },
    remove: async ({ orgId, db }, { body: { ids } }) => {
      const { rows } =
        await sql`delete from contacts where org_id = ${orgId} and id = any(${ids}::int[]) returning 1`.execute(db)
      return { changed: rows.length }
    },
    tag: async ({ orgId, db }, { body: { ids, tag } }) => {
      const { rows } = await sql`
        update contacts set tags = tags || ${tag}::text where org_id = ${orgId} and id = any(${ids}::int[]) returning 1`.execute(
        db,
      )
      return { changed: rows.length }
    },
    write: async ({ within }, { params }) => {
      const { name } = await within(scope => one(scope, params.id))
      await outside.answer()
      return within(async scope => ({ name: `${name} ${(await one(scope, params.id)).id}` }))
    },
    tagAll: async (scope, { body }) => ({ task: await scope.start(tagAll, body) }),
    share: async (scope, { params, body }) => {
      await one(scope, params.id)
      const { expiresAt, mostUses } = body
      return {
        token: await scope.makeLink({
          purpose: 'contact',
          objectId: params.id,
          expiresAt: new Date(expiresAt),
          mostUses,
        }),
      }
    },
    shared: (scope: LinkScope) => one(scope, scope.objectId),
    sharedElsewhere: (scope: LinkScope) => one(scope, scope.objectId),
    usages: scope => scope.gauges(),
    sleep: (scope, { params }) => sleep(scope, params.seconds),
    sleepLong: (scope, { params }) => sleep(scope, params.seconds),
  },
})
