/** What was sent, who was asked and what they printed, as blocks of the report of a campaign; each row opens its record. */
import { mediaOfCampaign } from '@guanlan/features/campaigns/campaign-media/server'
import type { ByKind } from '@guanlan/features/campaigns/pieces/contract'
import { countingPieces, countsOfPieces } from '@guanlan/features/campaigns/pieces/server'
import { releasesOf } from '@guanlan/features/campaigns/releases/server'
import { type BlockRequest, type RecordBlock, tableBlock } from '@guanlan/features/reports/reports/server'
import type { Scope } from '@guanlan/platform/server'
import { negativeArticlesOf } from '../negative.ts'
import { statisticsOfCampaign } from '../statistics.ts'
import { namesOfMembers } from './members.ts'
import { articleAddress, sayIn, shortly, tabOf } from './say.ts'

/** Pieces and negative articles that a report lists; it says how many more there are. */
const mostListed = 100
const mostNamed = 10
/** Of a sentence in a cell, so that the columns beside it keep their width. */
const longestSentence = 60

const beginOf = (sentence: string): string =>
  sentence.length > longestSentence ? `${sentence.slice(0, longestSentence)}…` : sentence

const sum = ({ full, shortened, quoted, own }: ByKind): number => full + shortened + quoted + own

export async function releasesBlock(
  scope: Scope,
  { subjectId: id, zone }: BlockRequest,
  title: string,
): Promise<RecordBlock> {
  const { t, at } = sayIn(scope.locale, zone)
  const counts = new Map((await countsOfPieces(scope, id)).releases.map(each => [each.releaseId, each]))
  const releases = await releasesOf(scope, [id])
  return tableBlock(
    title,
    [
      t('columnRelease'),
      t('columnSent'),
      t('columnFirst'),
      t('figure_fullCopies'),
      t('figure_shortened'),
      t('figure_quoted'),
      t('columnMissing'),
    ],
    releases.map(release => {
      const brought = counts.get(release.id)
      const { full = 0, shortened = 0, quoted = 0 } = brought?.kinds ?? {}
      const missing = brought?.missing.map(({ name }) => name) ?? []
      const more = missing.length > mostNamed ? ' …' : ''
      const first = brought?.daysLate != null ? t('noPieceYet', { days: brought.daysLate }) : at(brought?.first ?? null)
      return {
        cells: [
          release.title,
          release.sentAt === null ? t('notSent') : at(release.sentAt),
          first,
          ...[full, shortened, quoted].map(String),
          missing.length === 0 ? '—' : `${missing.slice(0, mostNamed).join(' · ')}${more}`,
        ],
        opens: tabOf(id, 'releases'),
      }
    }),
    scope.locale,
  )
}

export async function messagesBlock(
  scope: Scope,
  { subjectId: id, zone }: BlockRequest,
  title: string,
): Promise<RecordBlock> {
  const { t } = sayIn(scope.locale, zone)
  const { messages } = await statisticsOfCampaign(scope, { id })
  const shareOf = (part: number | null, of: number): string =>
    part === null || of === 0 ? t('notKnown') : `${shortly((part / of) * 100)}%`
  return tableBlock(
    title,
    [t('columnMessage'), t('columnCarried'), t('columnShare'), t('columnOwn'), t('columnSentence')],
    messages.map(({ text, carried, of, ownCarried, ownOf, sentences: [first] }) => ({
      cells: [
        text,
        carried === null ? t('notKnown') : String(carried),
        shareOf(carried, of),
        shareOf(ownCarried, ownOf),
        first ? `${first.media}: ${beginOf(first.sentence)}` : '—',
      ],
      opens: first ? articleAddress(first.articleId) : tabOf(id),
    })),
    scope.locale,
  )
}

export async function mediaBlock(
  scope: Scope,
  { subjectId: id, zone }: BlockRequest,
  title: string,
): Promise<RecordBlock> {
  const { t, medium } = sayIn(scope.locale, zone)
  const pieces = new Map((await countsOfPieces(scope, id)).media.map(each => [each.mediumId, sum(each.kinds)]))
  const media = await mediaOfCampaign(scope, id)
  return tableBlock(
    title,
    [t('columnMedium'), t('columnState'), t('columnPromised'), t('columnPieces')],
    media.map(each => ({
      cells: [
        each.name,
        medium(`state_${each.state}`),
        [each.promisedOn, each.promisedPlace].filter(Boolean).join(' ') || '—',
        String(pieces.get(each.id) ?? 0),
      ],
      opens: tabOf(id, 'media'),
    })),
    scope.locale,
  )
}

export async function piecesBlock(
  scope: Scope,
  { subjectId: id, zone }: BlockRequest,
  title: string,
): Promise<RecordBlock> {
  const { t, at, piece } = sayIn(scope.locale, zone)
  const { list, total } = await countingPieces(scope, id, { most: mostListed })
  return tableBlock(
    title,
    [t('columnTime'), t('columnMedium'), t('columnTitle'), t('columnKind'), t('columnRelease')],
    list.map(each => ({
      cells: [at(each.publishedAt), each.media, each.title, piece(`kind_${each.kind}`), each.release ?? '—'],
      opens: articleAddress(each.articleId),
    })),
    scope.locale,
    total - list.length,
  )
}

export async function negativeBlock(
  scope: Scope,
  { subjectId: id, zone }: BlockRequest,
  title: string,
): Promise<RecordBlock> {
  const { t, at, article, work } = sayIn(scope.locale, zone)
  const { list, total } = await negativeArticlesOf(scope, { id, pageSize: mostListed, sort: 'reach_desc' })
  const names = await namesOfMembers(
    scope,
    list.flatMap(({ assigneeId }) => assigneeId ?? []),
  )
  return tableBlock(
    title,
    [
      t('columnTime'),
      t('columnMedium'),
      t('columnLevel'),
      t('columnTitle'),
      t('columnOwner'),
      t('columnProgress'),
      t('answer'),
    ],
    list.map(row => ({
      cells: [
        at(row.publishedAt),
        row.media,
        article(row.mediaLevel),
        row.title,
        row.assigneeId === null ? '—' : (names.get(row.assigneeId) ?? '—'),
        work(`state${row.state}` as 'state0'),
        row.remark ?? '—',
      ],
      opens: articleAddress(row.id),
    })),
    scope.locale,
    total - list.length,
  )
}
