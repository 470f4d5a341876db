/** Whether members are served: asked by the same way, through the same gate, as a member's own reading. */
import type { Calls, Database } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** An organisation that cannot be: the question has a share of its own, and sees no row. */
const nobodysOrganisation = -1
/** Longer than a member's reading waits in any hour that is not an outage. */
const patienceMs = 2_000

/** Many may ask at once, as strangers can: they share one question. Never rejects. */
export function readiness(calls: Calls, system: Database): () => Promise<boolean> {
  let asking: Promise<boolean> | null = null
  return () => {
    asking ??= servesMembers(calls, system).finally(() => {
      asking = null
    })
    return asking
  }
}

async function servesMembers(calls: Calls, system: Database): Promise<boolean> {
  const facts = { orgId: nobodysOrganisation, userId: null, signal: AbortSignal.timeout(patienceMs) }
  const reading = calls.within({ ...facts, kind: 'read' }, ({ db }) =>
    db.selectFrom('monitors').select('id').where('org_id', '=', facts.orgId).limit(1).execute(),
  )
  // Sign-in and the pipeline have connections of their own.
  const signingIn = sql`select 1`.execute(system)
  const late = new Promise<never>((_, reject) =>
    facts.signal.addEventListener('abort', () => reject(facts.signal.reason)),
  )
  return Promise.race([Promise.all([reading, signingIn]), late]).then(
    () => true,
    () => false,
  )
}
