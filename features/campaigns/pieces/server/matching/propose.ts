/** Which release an article is a piece of, of which medium, and how certain that is. Pure. */
import { type PieceOfRelease, pieceOfRelease, readSentText, type SentText } from '@guanlan/engine/text'
import type { MediaType } from '@guanlan/features/articles/articles/contract'
import type { MediumOfCampaign } from '@guanlan/features/campaigns/campaign-media/server'
import {
  mostChanges,
  type NumberChanged,
  type OtherRelease,
  type PieceKind,
  type PieceReason,
  pieceKinds,
} from '../../contract.ts'
import { carriedBy, type ReadMessage } from './messages.ts'

/** Share of the release from which a copy is confirmed by itself. */
export const CERTAIN = 0.95
/** A shorter release is confirmed by people: a few sentences stand in many articles. Runs of five letters. */
const CERTAIN_RUNS = 150

export interface ReadRelease {
  id: number
  addresses: readonly string[]
  /** Null: it is known by its addresses alone. */
  sent: SentText | null
  /** Messages of the campaign that it carries. */
  carries: readonly string[]
}

export interface CandidateArticle {
  id: number
  title: string
  body: string
  url: string | null
  publishedAt: Date
  storyId: number | null
  media: string
  mediaId: number
  mediaType: MediaType
  author: string | null
  /** It stands in the campaign otherwise than by a match. */
  isOfCampaign: boolean
}

export interface Proposal {
  articleId: number
  publishedAt: string
  storyId: number | null
  sender: string
  releaseId: number | null
  mediumId: number | null
  kind: PieceKind
  ofRelease: number
  ofPiece: number
  longest: number
  reason: Exclude<PieceReason, 'hand'>
  titleChanged: boolean
  changes: NumberChanged[]
  missing: string[]
  others: OtherRelease[]
  isCertain: boolean
}

type MatchedMedium = Pick<MediumOfCampaign, 'id' | 'mediaId' | 'account' | 'names' | 'entry'>

/** @returns null: it is no piece, which articles of the campaign always are */
export function proposalOf(
  article: CandidateArticle,
  {
    releases,
    media,
    messages,
  }: { releases: readonly ReadRelease[]; media: readonly MatchedMedium[]; messages: readonly ReadMessage[] },
): Proposal | null {
  const read = readSentText({ title: article.title, text: article.body })
  const found = releases
    .map(release => foundIn(article, read, release))
    .filter(each => each !== null)
    .sort((one, other) => rank(one) - rank(other) || other.ofRelease - one.ofRelease || one.releaseId - other.releaseId)
  const [best, ...others] = found
  const medium = media.find(each => isBy(article, each))
  if (!article.isOfCampaign && (!best || !medium)) return null
  return {
    articleId: article.id,
    publishedAt: article.publishedAt.toISOString(),
    storyId: article.storyId,
    sender: senderOf(article, medium),
    mediumId: medium?.id ?? null,
    ...(best ?? ownPiece),
    missing: missingIn(
      article,
      releases.find(({ id }) => id === best?.releaseId),
      messages,
    ),
    others: others.map(({ releaseId, kind, ofRelease }) => ({ releaseId, kind, ofRelease })),
  }
}

/** What the release has to say and the piece does not. */
function missingIn(
  { title, body }: CandidateArticle,
  release: ReadRelease | undefined,
  messages: readonly ReadMessage[],
): string[] {
  if (!release || release.carries.length === 0) return []
  const carried = carriedBy(messages, { title, text: body })
  return release.carries.filter(message => !carried.includes(message))
}

const ownPiece = {
  releaseId: null,
  kind: 'own',
  ...{ ofRelease: 0, ofPiece: 0, longest: 0 },
  reason: 'campaign',
  titleChanged: false,
  changes: [] as NumberChanged[],
  isCertain: false,
} as const

type Found = Omit<
  typeof ownPiece,
  'releaseId' | 'kind' | 'reason' | 'ofRelease' | 'ofPiece' | 'longest' | 'titleChanged' | 'isCertain'
> & {
  releaseId: number
  kind: PieceKind
  reason: 'address' | 'text'
  ofRelease: number
  ofPiece: number
  longest: number
  titleChanged: boolean
  isCertain: boolean
}

const rank = ({ reason, kind }: Found): number => (reason === 'address' ? -1 : pieceKinds.indexOf(kind))

function foundIn(article: CandidateArticle, read: SentText, { id, addresses, sent }: ReadRelease): Found | null {
  const isThere =
    article.url !== null && addresses.some(address => addressKey(address) === addressKey(article.url ?? ''))
  const compared = sent === null ? null : pieceOfRelease(sent, read)
  if (!isThere && (compared === null || compared.kind === 'own')) return null
  return {
    releaseId: id,
    // Where it was said to stand it is a piece, whatever became of its text.
    kind: compared?.kind ?? 'full',
    reason: isThere ? 'address' : 'text',
    ...facts(compared),
    isCertain: isThere || isCertain(compared, sent),
  }
}

export const facts = (compared: PieceOfRelease | null) => ({
  ofRelease: rounded(compared?.ofRelease ?? 0),
  ofPiece: rounded(compared?.ofPiece ?? 0),
  longest: compared?.longest ?? 0,
  titleChanged: compared?.titleChanged ?? false,
  changes: (compared?.changes ?? []).slice(0, mostChanges).map(({ kind, before, after }) => ({ kind, before, after })),
})

/** As the database keeps it, so that the same run twice writes nothing. */
const rounded = (share: number): number => Math.round(share * 1_000) / 1_000

const isCertain = (compared: PieceOfRelease | null, sent: SentText | null): boolean =>
  compared?.kind === 'full' && compared.ofRelease >= CERTAIN && (sent?.shingles.all.length ?? 0) >= CERTAIN_RUNS

/** What of an address says where it leads: host and path with what is asked. */
export const addressKey = (address: string): string =>
  address
    .trim()
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/#.*$/, '')
    .replace(/\/+(?=$|\?)/, '')
    .replace(/^[^/?]+/, host => host.toLowerCase())

/** The library's medium, its account, or by name what the library does not have. */
function isBy(article: CandidateArticle, { mediaId, account, names, entry }: MatchedMedium): boolean {
  if (account !== null) return account.mediaType === article.mediaType && account.name === article.author
  if (mediaId !== null) return mediaId === article.mediaId
  return (
    entry === null && (names.includes(article.media) || (article.author !== null && names.includes(article.author)))
  )
}

/** Where accounts publish, not the platform but the account does so twice. */
const accountTypes: ReadonlySet<MediaType> = new Set(['weibo', 'weixin', 'app', 'fmn', 'bbs', 'comment'])
const senderOf = ({ mediaId, mediaType, author }: CandidateArticle, medium: MatchedMedium | undefined): string =>
  medium
    ? `c${medium.id}`
    : accountTypes.has(mediaType) && author
      ? `m${mediaId}/${author.slice(0, 200)}`
      : `m${mediaId}`
