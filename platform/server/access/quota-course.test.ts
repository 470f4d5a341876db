// How much of each quota is used, noted for each organisation and seen by it alone.
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { withScope } from '../scope.ts'
import { contactServer } from '../testing/contacts.ts'
import { openContacts } from '../testing/open-contacts.ts'
import { noteQuotaCourse, quotaCourseOf } from './quota-course.ts'

const { databases } = openContacts()
const db = () => databases().worker
beforeEach(() => sql`delete from quota_course`.execute(db()))
const note = () => noteQuotaCourse(databases(), [contactServer])
const courseOf = (orgId: number) => withScope(databases().app, { orgId }, scope => quotaCourseOf(scope, 90))
const addContacts = (org: number, count: number) =>
  sql`insert into contacts (org_id, name) select ${org}, 'c' || n from generate_series(1, ${count}) n`.execute(db())
const contactsIn = (course: readonly { quota: string; used: number }[]) =>
  course.filter(({ quota }) => quota === 'addressBookCount').map(({ used }) => used)

test('each organisation sees what it used, and of a day the most', async () => {
  await addContacts(7, 3)
  await addContacts(8, 1)
  expect(await note()).toBe(false)
  expect([contactsIn(await courseOf(7)), contactsIn(await courseOf(8))]).toEqual([[3], [1]])
  await sql`delete from contacts where org_id = 7`.execute(db())
  await sql`update quota_course set noted_at = now() - interval '7 hours'`.execute(db())
  await note()
  expect(contactsIn(await courseOf(7))).toEqual([3])
})

test('whoever was looked at within six hours is left', async () => {
  await note()
  await addContacts(7, 2)
  await note()
  expect(contactsIn(await courseOf(7))).toEqual([0])
})

test('an organisation that is switched off is not counted', async () => {
  await sql`update organisations set enabled = false where id = 8`.execute(db())
  await note()
  await sql`update organisations set enabled = true where id = 8`.execute(db())
  expect(await courseOf(8)).toEqual([])
})
