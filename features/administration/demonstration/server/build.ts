/** Makes the demonstration's organisations, people, monitors, brands, reviews and complaints; the newsroom's articles come by the pipeline like any others. */

import { mediaTypes } from '@guanlan/features/articles/articles/contract'
import { addDemonstrationMedia } from '@guanlan/features/articles/articles/server/storing'
import { addDemonstrationNames } from '@guanlan/features/articles/brand-library/server'
import { addDemonstrationSources } from '@guanlan/features/collecting/sources/server'
import { CrisisRuleDraft } from '@guanlan/features/crisis/crisis/contract'
import { addRule } from '@guanlan/features/crisis/crisis/server'
import { pushComplaints, pushReviews } from '@guanlan/features/desk/consumer-voice/server'
import { MonitorDraft } from '@guanlan/features/monitors/monitors/contract'
import { createMonitor } from '@guanlan/features/monitors/monitors/server'
import { addMissingMember } from '@guanlan/features/people/members/server'
import { addDemonstrationOrganisations } from '@guanlan/features/people/organisations/server'
import { Draft as RoleDraft } from '@guanlan/features/people/roles/contract'
import { addDemonstrationRole, openings } from '@guanlan/features/people/roles/server'
import { addDemonstrationPerson, hashPassword } from '@guanlan/features/people/sign-in/server'
import { WarningDraft } from '@guanlan/features/warnings/warnings/contract'
import { createWarning } from '@guanlan/features/warnings/warnings/server'
import { type Database, type Scope, withScope } from '@guanlan/platform/server'
import { furnishCars } from './cars.ts'
import { awaitFurnishing } from './furnish.ts'
import { brandLibrary, crisisRules, organisations, password, people, seriesAnalyst, trees, warnings } from './ground.ts'
import { inventedMedia } from './media.ts'
import { furnishPolicies } from './policies.ts'
import { plantSamples } from './samples.ts'
import { inventedSources } from './sources.ts'
import { saveState } from './state.ts'
import { inventedComplaints, inventedReviews } from './voices.ts'

export async function buildDemonstration(db: Database): Promise<void> {
  const passwordHash = await hashPassword(password)
  const userIds: number[] = []
  await db.transaction().execute(async tx => {
    await addDemonstrationOrganisations(tx, organisations)
    await addDemonstrationNames(tx, brandLibrary)
    for (const person of people) {
      const userId = await addDemonstrationPerson(tx, { ...person, passwordHash })
      userIds.push(userId)
      for (const { org, role } of person.memberships) await addMissingMember({ orgId: org, db: tx }, { userId, role })
    }
    const [userId = 0, colleagueId = null] = userIds
    await awaitFurnishing(tx, { userId, colleagueId })
    await addDemonstrationMedia(tx, inventedMedia())
    await addDemonstrationSources(tx, organisations[0].id, inventedSources)
  })
  for (const org of organisations)
    await withScope(db, { orgId: org.id }, async scope => {
      await plant(scope, trees[org.id] ?? [], 0)
      for (const warning of warnings[org.id] ?? []) await createWarning(scope, warningFrom(warning, scope.now))
      for (const rule of crisisRules[org.id] ?? [])
        await addRule(scope, CrisisRuleDraft.parse({ mediaType: mediaTypes, ...rule }))
      await pushReviews(scope, { body: { items: inventedReviews(scope.now) } })
      await pushComplaints(scope, { body: { items: inventedComplaints(scope.now) } })
      if (org === organisations[0]) await plantSamples(scope)
    })
  const [userId = 0, colleagueId = 0] = userIds
  await withScope(db, { orgId: organisations[0].id, userId }, async scope => {
    await addDemonstrationRole(
      scope,
      RoleDraft.parse({ ...seriesAnalyst, granted: openings(), memberIds: [colleagueId] }),
    )
    await furnishCars(scope)
    await furnishPolicies(scope)
  })
  await saveState(db, 'on')
}

const dayMs = 86_400_000
/** For a year from the day before, so that it holds in every zone. */
function warningFrom(warning: object, now: Date): WarningDraft {
  const day = (at: number) => new Date(at).toISOString().slice(0, 10)
  return WarningDraft.parse({
    mediaType: mediaTypes,
    receiveEmail: true,
    startTime: day(now.getTime() - dayMs),
    endTime: day(now.getTime() + 365 * dayMs),
    ...warning,
  })
}

type Items = NonNullable<(typeof trees)[number]>

async function plant(scope: Scope, items: Items, fatherId: number): Promise<void> {
  for (const item of items) {
    const form =
      item.words === undefined ? null : { groups: [{ words: item.words, frequency: 1 }], excluded: item.excluded ?? '' }
    const draft = MonitorDraft.parse({
      kind: item.below ? 'folder' : 'item',
      name: item.name,
      fatherId,
      form,
      rule: item.rule ?? null,
    })
    const made = await createMonitor(scope, draft)
    if (item.below) await plant(scope, item.below, made.id)
  }
}
