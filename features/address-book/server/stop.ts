/** An address that gets nothing more: whoever reads it wants no more, or its mail server says that nobody does. Whoever keeps the book decides when it goes on. */
import { administratorsOf, cancelTo, deliveryOf, enqueue, sentToPeople } from '@guanlan/features/deliveries/server'
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
  if (rows.length === 0) return
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
