/** The calls of this feature over HTTP on a real database; the token of a caller is their user id. */
import { createApp, type Databases } from '@guanlan/platform/server'
import { serveForTests } from '@guanlan/platform/testing'
import { beforeAll, beforeEach } from 'vitest'
import { openWithOrganisations } from '../../../articles/server/testing/organisations.ts'
import { vocabularyServer } from '../routes.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests look into replies of every shape
type Body = any
export interface Answer {
  status: number
  body: Body
}
export type Ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) => Promise<Answer>

/** Organisations 7 and 8 with one member each (17, 18), without vocabularies before each test. */
export function serveVocabularies(): { databases(): Databases; asMember(org: 7 | 8, language?: string): Ask } {
  let databases: Databases
  let app: Awaited<ReturnType<typeof createApp>>
  beforeAll(async () => {
    const opened = await openWithOrganisations(7, 8)
    databases = opened.databases
    const people = [17, 18].map(id => ({ id, account: `member${id}@example.com`, name: `成员 ${id}` }))
    await databases.worker.insertInto('users').values(people).execute()
    const memberships = people.map(({ id }) => ({ org_id: id - 10, user_id: id, role: 'member' }))
    await databases.worker.insertInto('memberships').values(memberships).execute()
    app = await createApp({ logger: false })
    await serveForTests(app, databases, [vocabularyServer([])])
    return async () => {
      await app.close()
      await opened.close()
    }
  })
  beforeEach(async () => {
    await databases.worker.deleteFrom('vocabularies').execute()
  })
  return {
    databases: () => databases,
    asMember:
      (org, language = 'zh') =>
      async (method, url, body) => {
        const headers = { authorization: `Bearer ${org + 10}`, orgid: String(org), 'accept-language': language }
        const reply = await app.inject({ method, url, headers, ...(body && { payload: body }) })
        return { status: reply.statusCode, body: reply.json() }
      },
  }
}
