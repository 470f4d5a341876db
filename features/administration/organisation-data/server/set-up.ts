/** A new organisation is set up as another one is: package, roles, vocabularies and monitors. */
import { copyVocabularies } from '@guanlan/features/articles/vocabularies/server'
import { copyMonitors } from '@guanlan/features/monitors/monitors/server'
import { openSubscription } from '@guanlan/features/people/billing/server'
import { organisationExists } from '@guanlan/features/people/organisations/server'
import { copyRoles } from '@guanlan/features/people/roles/server'
import { refuse } from '@guanlan/platform/contract'
import { type SystemScope, withScope } from '@guanlan/platform/server'
import type { SetUp, SetUpDone } from '../contract.ts'

/** All of it or nothing, but for the package, which comes last. @throws missing, or a conflict for one that has monitors already */
export async function setUp(scope: SystemScope, { orgId, from, packageId }: SetUp): Promise<SetUpDone> {
  const { db } = scope
  if (!(await organisationExists(db, orgId))) throw refuse('missing', 'organisations.missing', {}, 'orgId')
  if (from === orgId || !(await organisationExists(db, from)))
    throw refuse('invalid', 'organisationData.noSource', {}, 'from')
  const counts = await withScope(db, { orgId, locale: scope.locale, now: scope.now }, async to => ({
    roles: await copyRoles(to.db, { from, to: orgId }),
    vocabularies: await copyVocabularies(to.db, { from, to: orgId }),
    monitors: await copyMonitors({ db: to.db, orgId: from }, to),
  }))
  if (packageId !== null) await openSubscription(scope, { orgId, packageId, startTime: null, endTime: null })
  return counts
}
