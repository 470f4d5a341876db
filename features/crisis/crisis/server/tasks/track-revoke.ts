/** `addTrackRevoke`: articles to watch, articles to have corrected, or the crisis itself revoked. */
import { titlesOf } from '@guanlan/features/articles/articles/server/questions'
import { startTracing } from '@guanlan/features/crisis/tracking/server'
import { refuse, say } from '@guanlan/platform/contract'
import type { CallScope, Scope } from '@guanlan/platform/server'
import type { z } from 'zod'
import type { Crisis, Task, TrackRevoke } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { revokeCrisis } from '../acts/acts.ts'
import { requirePossible, takeStep } from '../acts/step.ts'
import { getCrisis } from '../records/crises.ts'
import { lockOpenCrisis } from '../records/open-crisis.ts'
import { insertTask } from './tasks.ts'

export async function addTrackRevoke(
  scope: CallScope,
  { crisisId, type, idList, title, ownerId, dueAt, reason, letter, version }: z.output<typeof TrackRevoke>,
  address: string | undefined,
): Promise<{ crisis: Crisis; task: Task | null }> {
  if (type === 'revoke' && idList.length === 0) {
    await revokeCrisis(scope, { id: crisisId, version, reason }, address)
    return { crisis: await getCrisis(scope, crisisId), task: null }
  }
  const crisis = await lockOpenCrisis(scope, crisisId, version)
  await requireArticles(scope, idList)
  if (type === 'track') {
    requirePossible(scope, crisis, 'track')
    await takeStep(scope, crisis, { act: 'track', reason, address })
  }
  const articles = new Set(idList).size
  const task =
    type === 'track' && articles === 0
      ? null
      : await insertTask(scope, {
          crisisId,
          kind: type,
          title:
            title ||
            say(type === 'track' ? strings.trackTitle : strings.revokeTitle, scope.locale, { count: articles }),
          detail: reason,
          ownerId,
          dueAt,
          afterId: null,
          checklist: [],
          articleIds: [...new Set(idList)],
          letter:
            type === 'revoke'
              ? (letter ?? { grounds: reason, text: '', recipient: '', sentBy: '', sentAt: null, answer: '' })
              : null,
          status: 'open',
        })
  // What is watched, and what is asked to be corrected, is proved by looks at its page before and after.
  if (task) await startTracing(scope, task.articleIds, { origin: 'crisis', originId: task.id })
  return { crisis: await getCrisis(scope, crisisId), task }
}

/** @throws a refusal when some are no articles of the organisation */
async function requireArticles(scope: Scope, ids: readonly number[]): Promise<void> {
  const known = await titlesOf(scope, [...new Set(ids)])
  if (known.length !== new Set(ids).size) throw refuse('invalid', 'crisis.articleMissing', {}, 'idList')
}
