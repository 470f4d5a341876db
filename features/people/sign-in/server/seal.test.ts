// A backup of the database alone gives nobody a sign-in.
import { randomBytes } from 'node:crypto'
import { openSecretBox } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browser, type Installation, installation, openForm, signIn, tokenOf } from './testing/installation.ts'

let home: Installation
beforeAll(async () => {
  home = await installation()
})
afterAll(() => home.close())

test('no cookie, token or key stands in any table', async () => {
  const one = browser(home)
  await signIn(one)
  await openForm(browser(home))
  const token = await tokenOf(one)
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(relname) as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migrations'`.execute(
    home.databases.worker,
  )
  let all = ''
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t limit 1000`
      .execute(home.databases.worker)
      .catch(() => ({ rows: [] })) // of which the role may read nothing
    all += rows.map(({ row }) => row).join('\n')
  }
  for (const stored of ['oidc.keys', 'RefreshToken', 'Interaction']) expect(all).toContain(stored)
  for (const secret of [...one.jar.values(), token]) expect(all).not.toContain(secret.split('.')[0])
  expect(all).not.toMatch(/"d\W+:/)
})

test('another secret is refused at the start, with what can be done', async () => {
  await expect(home.openProcess(randomBytes(32))).rejects.toThrow('secret.key')
})

test('keys that stood readable are replaced, and what was signed in by them is gone', async () => {
  const db = home.databases.worker
  const one = browser(home)
  await signIn(one)
  const token = await tokenOf(one)
  await db
    .updateTable('installation_settings')
    .set({ value: JSON.stringify({ jwks: { keys: [] } }) })
    .where('name', '=', 'oidc.keys')
    .execute()
  await db.insertInto('oidc_records').values({ model: 'RefreshToken', id: 'readable', payload: '{}' }).execute()
  const restarted = await home.openProcess()
  expect(await restarted.accepts(token)).toBe(false)
  expect(await db.selectFrom('oidc_records').select('id').where('id', '=', 'readable').execute()).toEqual([])
})

test('what is sealed is read with its own secret alone, and not when it was changed', () => {
  const secret = randomBytes(32)
  const { sealed } = openSecretBox(secret).seal({ tide: 'high' })
  expect(openSecretBox(secret).unseal({ sealed })).toEqual({ tide: 'high' })
  expect(() => openSecretBox(randomBytes(32)).unseal({ sealed })).toThrow()
  const changed = Buffer.from(sealed, 'base64')
  changed[30] = (changed[30] ?? 0) ^ 1
  expect(() => openSecretBox(secret).unseal({ sealed: changed.toString('base64') })).toThrow()
})
