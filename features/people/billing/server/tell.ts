/** Administrators of an organisation hear something on their screens and by mail, each in their own language, once. */
import { enqueue } from '@guanlan/features/workspace/notifications/server'
import { type Locale, locales, type Phrase, say } from '@guanlan/platform/contract'
import type { Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { strings } from '../strings.ts'

export interface Telling {
  /** Nobody is told twice under it. */
  once: string
  level: 'urgent' | 'important'
  say: (locale: Locale) => { title: string; lines: string[] }
  /** Where its button leads; absent: to the subscription. */
  link?: string
  linkName?: Phrase
}

interface Administrator {
  id: number
  name: string
  account: string
  locale: string | null
}

/** In a transaction of the workers. */
export async function notifyAdministrators(db: Tx, orgId: number, now: Date, telling: Telling): Promise<void> {
  const { rows } = await sql<Administrator>`
    select u.id, u.name, u.account, u.appearance->>'locale' as locale
    from memberships m join users u on u.id = m.user_id
    where m.org_id = ${orgId} and m.role = 'orgAdmin' and m.enabled and u.enabled and (m.expires_at is null or m.expires_at > ${now})
    order by u.id limit 100`.execute(db)
  for (const { id, name, account, locale: chosen } of rows) {
    const locale = locales.find(each => each === chosen) ?? 'zh'
    await enqueue(
      { orgId, db, now },
      {
        purpose: 'notice',
        once: telling.once,
        receivers: [
          { by: 'inApp', userId: id, name },
          // Who signs in by a name alone has no address here.
          ...(/^[^@\s]+@[^@\s]+$/.test(account) ? [{ by: 'email' as const, address: account, name }] : []),
        ],
        message: {
          level: telling.level,
          ...telling.say(locale),
          link: telling.link ?? '/personalCenter?part=subscription',
          linkName: say(telling.linkName ?? strings.openSubscription, locale),
          locale,
        },
      },
    )
  }
}
