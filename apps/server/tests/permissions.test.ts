// Who may make which call: each permission opens its own, and there is no way in without a session.
import { type Endpoint, methodOf } from '@guanlan/platform/contract'
import { migratedDatabase } from '@guanlan/platform/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { features } from '../features.ts'
import { type Caller, openProduct, type Product } from './product.ts'
import { allCalls, isStream, limits, send, statusOfStream, walkedCalls } from './walk/calls.ts'
import { fewAtOnce } from './walk/few-at-once.ts'

const orgId = 13
let product: Product
let port: number

beforeAll(async () => {
  const database = await migratedDatabase()
  product = await openProduct(database.url, { limits })
  port = await product.listen()
  return () => database.drop()
})
afterAll(() => product.close())

describe('a permission', () => {
  const everything = features.flatMap(({ name, permissions }) =>
    Object.keys(permissions).map(each => `${name}.${each}`),
  )
  const without = (permission: string) => everything.filter(each => each !== permission)
  let holder: Caller
  let role: number

  beforeAll(async () => {
    holder = await product.member(orgId, 'holder@example.com', 'reader')
    const db = product.databases.worker
    const made = { org_id: orgId, name: '这一轮', based_on: 'nothing' }
    role = (await db.insertInto('roles').values(made).returning('id').executeTakeFirstOrThrow()).id
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('account', '=', 'holder@example.com')
      .executeTakeFirstOrThrow()
    await db.insertInto('member_roles').values({ org_id: orgId, user_id: id, role_id: role }).execute()
  })
  const grant = (granted: string[]) =>
    product.databases.worker
      .updateTable('roles')
      .set({ granted })
      .where('org_id', '=', orgId)
      .where('id', '=', role)
      .execute()

  /** Beside other work a call may not be looked at, and says so: it is sent again until it is. */
  const notLookedAt = new Set<unknown>(['platform.tooMany', 'platform.tookTooLong', 'platform.unavailable'])
  const answerTo = async (endpoint: Endpoint): Promise<{ status: number; key?: unknown }> => {
    for (;;) {
      const answer = await answerOnce(endpoint)
      if (!notLookedAt.has(answer.key)) return answer
      await new Promise(resolve => setTimeout(resolve, 100))
    }
  }
  const answerOnce = async (endpoint: Endpoint): Promise<{ status: number; key?: unknown }> => {
    if (isStream(endpoint)) return { status: await statusOfStream(port, holder, endpoint, orgId) }
    const { status, body } = await send(holder, endpoint, {})
    return { status, key: body?.key }
  }
  const isRefused = ({ status, key }: { status: number; key?: unknown }, endpoint: Endpoint) =>
    status === 403 && (isStream(endpoint) || key === 'platform.forbidden')

  test('of a call opens it, and no other does', async () => {
    const failures: string[] = []
    for (const [permission = '', calls] of Map.groupBy(walkedCalls, ([, endpoint]) => endpoint.permission)) {
      const ask = () =>
        fewAtOnce(calls, async ([name, endpoint]) => ({ name, endpoint, answer: await answerTo(endpoint) }))
      await grant(without(permission))
      for (const { name, endpoint, answer } of await ask())
        if (!isRefused(answer, endpoint))
          failures.push(`${name} is open without ${permission}: ${JSON.stringify(answer)}`)
      await grant([permission])
      for (const { name, endpoint, answer } of await ask())
        if (isRefused(answer, endpoint))
          failures.push(`${name} is not opened by ${permission}: ${JSON.stringify(answer)}`)
    }
    expect(failures).toEqual([])
  })

  test.each(['member', 'reader'] as const)('is refused to a %s whose role does not have it', async role => {
    const caller = await product.member(orgId, `${role}@example.com`, role)
    const lacking = features.flatMap(({ contract, permissions, name }) => {
      const lacks = Object.keys(permissions).filter(each => !permissions[each]?.roles.includes(role))
      return Object.values(contract).filter(({ permission }) => lacks.some(each => permission === `${name}.${each}`))
    })
    expect(lacking).not.toEqual([])
    const answers = await fewAtOnce(lacking, async endpoint => ({
      path: endpoint.path,
      key: (await send(caller, endpoint, {})).body?.key,
    }))
    expect(answers.filter(({ key }) => key !== 'platform.forbidden')).toEqual([])
  })
})

describe('without a session', () => {
  test('every call is refused', async () => {
    const failures: string[] = []
    for (const [index, [name, endpoint]] of allCalls.entries()) {
      if (endpoint.access === 'public') continue
      const method = methodOf(endpoint)
      const { statusCode } = await product.app.inject({
        method,
        // Strangers are counted by address, and there are more calls than one may make in a minute.
        remoteAddress: `10.0.0.${index % 250}`,
        url: endpoint.path.replace(/\{\w+\}/g, '1'),
        headers: { orgid: String(orgId) },
        ...(method !== 'GET' && { payload: {} }),
      })
      // A link is its own ticket: without one there is nothing at its address.
      if (statusCode !== (endpoint.access === 'link' ? 404 : 401)) failures.push(`${name}: ${statusCode}`)
    }
    expect(failures).toEqual([])
  })
})

describe('a member', () => {
  test('may not use the calls of operators', async () => {
    const administrator = await product.member(orgId, 'administrator@example.com', 'orgAdmin')
    const failures: string[] = []
    for (const [name, endpoint] of allCalls) {
      if (endpoint.access !== 'operator') continue
      const { status } = await send(administrator, endpoint, {})
      if (status !== 403) failures.push(`${name}: ${status}`)
    }
    expect(failures).toEqual([])
  })
})
