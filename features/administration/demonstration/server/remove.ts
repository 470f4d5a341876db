/** Takes everything of the demonstration away; nothing else is touched. */
import { removeDemonstrationArticles } from '@guanlan/features/articles/articles/server/storing'
import { removeDemonstrationNames } from '@guanlan/features/articles/brand-library/server'
import { removeDemonstrationBoards } from '@guanlan/features/collecting/hot-lists/server'
import { removeDemonstrationSources } from '@guanlan/features/collecting/sources/server'
import {
  demonstrationOrganisations,
  removeDemonstrationOrganisations,
} from '@guanlan/features/people/organisations/server'
import { removeDemonstrationPeople } from '@guanlan/features/people/sign-in/server'
import type { Database } from '@guanlan/platform/server'
import { inventedSources } from './sources.ts'
import { saveState, stateOf } from './state.ts'

/** Returns false when there was nothing to remove. */
export async function removeDemonstration(db: Database): Promise<boolean> {
  if ((await stateOf(db)) !== 'on') return false
  await db.transaction().execute(async tx => {
    await saveState(tx, 'removed')
    const orgs = await demonstrationOrganisations(tx)
    // First: whoever reads articles again holds the library, then articles.
    await removeDemonstrationNames(tx)
    await removeDemonstrationArticles(tx, orgs)
    await removeDemonstrationBoards(tx)
    await removeDemonstrationSources(tx, inventedSources)
    await removeDemonstrationOrganisations(tx)
    await removeDemonstrationPeople(tx)
  })
  return true
}
