/** Links to a clipping book: made by members, opened by whoever holds one. What leaves is written down once, in contract/book.ts. */
import { requireCampaign } from '@guanlan/features/campaigns/campaigns/server'
import type { MadeShare } from '@guanlan/features/handling/shares/contract'
import { openObject, shareObject } from '@guanlan/features/handling/shares/server'
import { type Locale, refuse } from '@guanlan/platform/contract'
import type { CallScope, LinkScope, Scope } from '@guanlan/platform/server'
import type { z } from 'zod'
import { type OpenedBook, ofVolume, type SharedPiece } from '../../contract.ts'
import { resultsOf } from '../question.ts'
import { factsOfPage } from './document.ts'
import { pagesOf } from './parts.ts'
import { bookSettingOf, plannedBook } from './plan.ts'

const layout = 'book'

/** @throws missing; a conflict where nothing stands in it */
export async function shareBook(
  scope: CallScope,
  id: number,
  terms: { expiresAt: string; password: string | null },
): Promise<MadeShare> {
  const { name } = await requireCampaign(scope, id)
  if (!scope.may('campaigns.view')) throw refuse('missing', 'campaigns.missing')
  if ((await plannedBook(scope, id)).entries.length === 0) throw refuse('conflict', 'results.bookEmpty')
  return shareObject(scope, { layout, objectId: id, title: name, downloads: false, ...terms })
}

/** The first volume as it stands now, with what whoever made the link sees. @throws missing where it is gone */
export async function openSharedBook(
  scope: LinkScope,
  password: string | null,
  opener: Parameters<typeof openObject>[3],
): Promise<OpenedBook> {
  const opened = await openObject(scope, layout, password, opener)
  if (opened.state === 'locked') return opened
  if (scope.maker === null) throw refuse('missing', 'platform.missing')
  const { key, share } = opened
  const { campaign, query, zone } = await resultsOf(scope.maker, { id: share.objectId })
  const { entries } = await plannedBook(scope.maker, share.objectId)
  return {
    state: 'open',
    ...{ key, organisation: share.organisation, expiresAt: share.expiresAt.toISOString() },
    ...{ name: campaign.name, from: query.from.toISOString(), to: query.to.toISOString() },
    pieces: await sharedPieces(scope.maker, share.objectId, { entries, zone, locale: scope.maker.locale }),
    total: entries.length,
  }
}

async function sharedPieces(
  scope: Scope,
  id: number,
  { entries, zone, locale }: { entries: Parameters<typeof pagesOf>[2]['entries']; zone: string; locale: Locale },
): Promise<z.infer<typeof SharedPiece>[]> {
  const { wholeTexts } = await bookSettingOf(scope)
  return (await pagesOf(scope, id, { entries: entries.slice(0, ofVolume), wholeTexts })).map(page => ({
    title: page.title,
    media: page.of === 'online' ? page.media : page.medium,
    on: page.of === 'online' ? page.publishedAt : page.publishedOn,
    facts: factsOfPage(page, locale, zone),
    text: page.of === 'online' ? page.text : page.summary,
    url: page.of === 'online' ? page.url : null,
  }))
}
