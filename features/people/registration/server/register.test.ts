// Open registration, with a package on sale: signed up, and on trial. The journey by approval is in apps/server/tests/registration.test.ts.
import { randomBytes } from 'node:crypto'
import { openSecretBox } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { codesOf } from './codes.ts'
import { register } from './register.ts'

const secretBox = openSecretBox(randomBytes(32))
const { databases } = openFeature([])
const codes = codesOf(secretBox)
const codeFor = (address: string) =>
  databases()
    .worker.transaction()
    .execute(tx => codes.make(tx, { purpose: 'register', address, network: '10.0.0.1' }))

test('an organisation of their own, with its trial running; an account that is there stays as it is', async () => {
  const db = databases().worker
  await sql`insert into packages (kind, name, days, price, on_sale, modules, quotas)
    values ('package', '贵', 365, 900, true, '{}', '{}'), ('package', '便宜', 30, 100, true, '{}', '{}')`.execute(db)
  const parts = { db, codes, locale: 'zh' } as const
  const expected = { mobile: 'tao@example.com', password: 'abc def gh', nickname: '陶陶陶陶' }
  expect(await register(parts, 'open', { ...expected, code: await codeFor(expected.mobile) }, null)).toBe('approved')
  const { rows } = await sql`
    select o.name, s.bought->>'name' as package, s.state, o.kind from subscriptions s join orders o2 on o2.id = s.order_id
      join (select id, name, 'trial' as kind from organisations) o on o.id = s.org_id and o2.kind = o.kind`.execute(db)
  expect(rows).toEqual([{ name: '陶陶陶陶的机构', package: '便宜', state: 'running', kind: 'trial' }])
  await sql`update mailed_codes set created_at = now() - interval '2 min'`.execute(db)
  const code = await codeFor(expected.mobile)
  await expect(register(parts, 'open', { ...expected, code }, null)).rejects.toMatchObject({
    key: 'registration.accountKnown',
  })
})
