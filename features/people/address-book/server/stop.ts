/** An address that gets nothing more: whoever reads it wants no more, or its mail server says that nobody does. Whoever keeps the book decides when it goes on. */
import {
  administratorsOf,
  cancelTo,
  deliveryOf,
  enqueue,
  sentToPeople,
} from '@guanlan/features/workspace/notifications/server'
import { refuse, say } from '@guanlan/platform/contract'
import { asOrganisation, type LinkScope, type Scope, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { forGood } from '../contract.ts'
import { strings } from '../strings.ts'

type Place = Pick<Scope, 'orgId' | 'db' | 'now'>

/** By the link of a mail that was sent to it. Again changes nothing. */
export async function unsubscribe(scope: LinkScope): Promise<null> {
  const { channel, address, purpose } = await deliveryOf(scope, scope.objectId)
  if (channel !== 'email' || !sentToPeople.includes(purpose)) throw refuse('missing', 'platform.missing')
  await stopAddress(scope, address, 'unsubscribed')
  return null
}

/** For the outbox: mail servers have refused the address several times in a row. */
export const stopDeadAddress = (
  db: Tx,
  { orgId, address, answer, now }: { orgId: number; address: string; answer: string; now: Date },
): Promise<void> => asOrganisation(db, orgId, () => stopAddress({ orgId, db, now }, address, 'dead', answer))

async function stopAddress(
  { orgId, db, now }: Place,
  email: string,
  why: 'unsubscribed' | 'dead',
  answer = '',
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    update address_book set paused_until = ${forGood}, version = version + 1, updated_at = ${now}, updated_by = null
    where org_id = ${orgId} and email = ${email} and paused_until is distinct from ${forGood} returning name`.execute(
    db,
  )
  if (rows.length === 0) return stopTyped({ orgId, db, now }, email, why)
  await cancelTo({ orgId, db }, { channel: 'email', addresses: [email], purposes: sentToPeople })
  const locale = 'zh'
  await enqueue(
    { orgId, db, now },
    {
      purpose: 'notice',
      receivers: await administratorsOf({ orgId, db }),
      message: {
        level: 'important',
        title: say(strings[`${why}Title`], locale, { names: rows.map(({ name }) => name).join('、'), email }),
        lines: [say(strings[`${why}Text`], locale), ...(answer === '' ? [] : [answer])],
        link: `/addressList?like=${encodeURIComponent(email)}`,
        locale,
      },
    },
  )
}

/** One that was typed where something is sent: nobody keeps it in the book, so that it is noted here. */
async function stopTyped({ orgId, db, now }: Place, email: string, why: 'unsubscribed' | 'dead'): Promise<void> {
  await sql`
    insert into stopped_addresses (org_id, address, why, stopped_at)
    select ${orgId}, ${email}, ${why}, ${now} where not exists (select from address_book where org_id = ${orgId} and email = ${email})
    on conflict do nothing`.execute(db)
  await cancelTo({ orgId, db }, { channel: 'email', addresses: [email], purposes: sentToPeople })
}

/** Of these addresses, those that want no more: paused for good in the book, or stopped where they are not in it. */
export async function stoppedAmong(
  { orgId, db }: Pick<Scope, 'orgId' | 'db'>,
  emails: readonly string[],
): Promise<Set<string>> {
  if (emails.length === 0) return new Set()
  const { rows } = await sql<{ email: string }>`
    select w.email from unnest(${[...emails]}::text[]) w (email)
    where exists (select from address_book b where b.org_id = ${orgId} and b.email = w.email and b.paused_until = ${forGood})
      or (exists (select from stopped_addresses s where s.org_id = ${orgId} and s.address = w.email)
        and not exists (select from address_book b where b.org_id = ${orgId} and b.email = w.email))`.execute(db)
  return new Set(rows.map(({ email }) => email))
}
