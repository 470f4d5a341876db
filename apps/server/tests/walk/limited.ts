/** Somebody who may do everything in one folder of monitors (docs/decisions/0021): each call, with what lies outside of it. */
import { sql } from 'kysely'
import { type Filling, type Ground, openWord, secret } from '../one-of-everything/index.ts'
import type { Caller, Product } from '../product.ts'
import { type Call, send } from './calls.ts'
import { changedTables } from './changes.ts'

/** Titles and texts of the ground's articles; names of labels, media and people are nobody's secret among members. */
const hidden = new RegExp(`${secret}与?${openWord}`)

/** What changes or tells all the same, and why that is right. */
const allowed: Readonly<Record<string, string>> = {
  'monitors.preview': 'whoever may write rules could save this one in their folder, and would see what it finds',
  'intake.enter': 'enters an article of their own',
  'clippings.write': 'words between the articles of a collection, of no article',
  'clippings.change': 'the same',
  'clippings.take': 'the same',
  'dataReports.report': 'asks for a site that is not collected, of no article',
  'dataReports.process': 'the same',
  'recallTests.again': 'lines that a person pasted',
  'vocabularies.create': 'words are the whole organisation’s: its articles are read again',
}

export interface LimitedPerson {
  caller: Caller
  /** What is wrong with the answer, and with what the call changed. */
  ask(call: Call, filling: Filling): Promise<string[]>
  /** Whether one of the tables has rows of an article. */
  isOfArticles(tables: readonly string[]): boolean
}

/** A new person of the organisation with a folder of their own. */
export async function makeLimited(product: Product, ground: Ground): Promise<LimitedPerson> {
  const { orgId } = ground.owner
  const account = 'limited@example.com'
  const caller = await product.member(orgId, account)
  const folder = await ground.make('/inews/monitor', { kind: 'folder', name: '别处' })
  const { body } = await ground.owner.ask('GET', '/mgrV1/role/members')
  const { id } = body.data.find(({ name }: { name: string }) => name === account)
  await ground.make('/mgrV1/role/add', { name: '别处', basedOn: 'orgAdmin', memberIds: [id], folderIds: [folder.id] })
  const ofArticles = await tablesOfArticles(product)
  return {
    caller,
    async ask([name, endpoint], filling) {
      await changedTables(product, orgId)
      const { status, body } = await send(caller, endpoint, filling)
      const text = JSON.stringify(body) ?? ''
      const found: string[] = []
      const shown = text.match(hidden)
      if (shown) found.push(`tells …${text.slice(Math.max(0, (shown.index ?? 0) - 120), (shown.index ?? 0) + 40)}`)
      if (status >= 500) found.push(`${status}`)
      if (/[aA]rticle\/\{id\}/.test(endpoint.path) && status !== 404) found.push(`${status} ${text.slice(0, 200)}`)
      await product.settled()
      const changed = await changedTables(product, orgId)
      const ofOthers = changed.filter(table => ofArticles.has(table))
      if (ofOthers.length > 0) found.push(`changed ${ofOthers.join(', ')}: ${status} ${text.slice(0, 120)}`)
      return allowed[name] ? [] : found
    },
    isOfArticles: tables => tables.some(table => ofArticles.has(table)),
  }
}

/** Tables whose rows are of an article. */
async function tablesOfArticles({ databases: { worker } }: Product): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'article_id'`.execute(
    worker,
  )
  return new Set(rows.map(({ name }) => name))
}
