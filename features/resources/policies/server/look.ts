/** The daily look at the addresses of policies. */

import { enqueue } from '@guanlan/features/workspace/notifications/server'
import { Refusal, say } from '@guanlan/platform/contract'
import { HostBusy, withScope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { strings } from '../strings.ts'
import { keepVersion } from './policies.ts'
import { type ReadingParts, readPolicyPage } from './read-page.ts'

/** Pages of one run, which comes every ten minutes. */
const mostAtOnce = 20

interface Due {
  orgId: number
  id: number
  title: string
  url: string
  body: string
  followers: number[]
}

/** One page after the other; one that is busy is for the next run. */
export async function lookAtPolicies(parts: ReadingParts, now = new Date()): Promise<void> {
  const { rows } = await sql<Due>`
    select org_id as "orgId", id, title, url, body, followers from policies
    where url is not null and (looked_at is null or looked_at < ${now}::timestamptz - interval '1 day')
    order by looked_at nulls first, id limit ${mostAtOnce}`.execute(parts.system)
  for (const policy of rows) await lookAt(parts, policy, now)
}

async function lookAt(parts: ReadingParts, { orgId, id, title, url, body, followers }: Due, now: Date): Promise<void> {
  const noted = async (problem: string | null) => {
    await sql`update policies set looked_at = ${now}, problem = ${problem?.slice(0, 300) ?? null} where org_id = ${orgId} and id = ${id}`.execute(
      parts.system,
    )
  }
  try {
    const page = await readPolicyPage(url, parts, 'schedule')
    if (page.body === body) return await noted(null)
    await withScope(parts.system, { orgId, now }, async scope => {
      const { rows } = await sql`
        update policies set body = ${page.body}, looked_at = ${now}, problem = null, version = version + 1, updated_at = ${now}
        where org_id = ${orgId} and id = ${id} and body = ${body} returning id`.execute(scope.db)
      // Somebody wrote another text meanwhile: the page is compared with that one tomorrow.
      if (rows.length === 0) return
      if (body !== '') await keepVersion({ db: scope.db, orgId }, id, body, now, true)
      if (body === '' || followers.length === 0) return
      await enqueue(scope, {
        purpose: 'notice',
        once: `policy:${id}:${now.toISOString().slice(0, 10)}`,
        receivers: followers.map(userId => ({ by: 'inApp' as const, userId, name: '' })),
        message: {
          title: say(strings.changedTitle, 'zh', { title }),
          lines: [say(strings.changedText, 'zh')],
          link: `/resourceLibrary/policiesRegs?id=${id}`,
          locale: 'zh',
          timeZone: 'Asia/Shanghai',
        },
      })
    })
  } catch (error) {
    if (error instanceof HostBusy) return
    if (!(error instanceof Refusal)) throw error
    await noted(String(error.values.problem ?? error.values.status ?? error.key))
  }
}
