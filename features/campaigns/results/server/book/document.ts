/** A volume of the clipping book as a document: cover, contents, numbers in the first one, then a page for each piece. Pure. */
import type { OfflinePiece } from '@guanlan/features/campaigns/offline-pieces/contract'
import { strings as offlineStrings } from '@guanlan/features/campaigns/offline-pieces/strings'
import type { Piece } from '@guanlan/features/campaigns/pieces/contract'
import { type Locale, say } from '@guanlan/platform/contract'
import { type PagePicture, type PaperDocument, type Part, plainLook } from '@guanlan/platform/server'
import type { Figure, FigureKey } from '../../contract.ts'
import { fileStrings } from '../../strings/files.ts'
import { grouped, sayIn } from '../report/say.ts'

export interface BookPiece
  extends Pick<Piece, 'id' | 'articleId' | 'title' | 'url' | 'media' | 'publishedAt' | 'kind' | 'release' | 'marks'> {
  of: 'online'
  /** That of the article, whatever the book calls it. */
  ownTitle: string
  /** An excerpt, or the whole. */
  text: string
  /** How the article begins. */
  lead: string
  /** Of the page copy. */
  picture: PagePicture | null
}
/** `picture`: of its file, where that is one; a recording or a PDF lies beside the book. */
export interface BookOffline extends Omit<OfflinePiece, 'files'> {
  of: 'offline'
  picture: PagePicture | null
  beside: string | null
}

export type BookPage = BookPiece | BookOffline

export interface BookFacts {
  name: string
  organisation: string
  from: Date
  to: Date
  /** From 1 on. */
  volume: number
  volumes: number
  /** Pieces of all volumes, and of those before this one. */
  total: number
  before: number
  locale: Locale
  zone: string
  /** Its order was made by hand: it has one chapter. */
  isPlanned: boolean
}

export function bookOf(facts: BookFacts, figures: readonly Figure[], pages: readonly BookPage[]): PaperDocument {
  const { name, organisation, volume, volumes, total, before, locale, zone, isPlanned } = facts
  const { t, at } = sayIn(locale, zone)
  const title = t('bookOf', { name })
  const ofMany = t('bookVolume', { volume, volumes })
  const chapter = (key: 'bookOnline' | 'bookOffline' | 'bookPieces'): Part[] => [
    { kind: 'pageBreak' },
    { kind: 'heading', level: 1, text: t(key) },
  ]
  const isFirst = (place: number) => place === 0 || (!isPlanned && pages[place]?.of !== pages[place - 1]?.of)
  const chapterOf = (page: BookPage) => (isPlanned ? 'bookPieces' : page.of === 'online' ? 'bookOnline' : 'bookOffline')
  return {
    title: volumes > 1 ? `${title} ${ofMany}` : title,
    author: organisation,
    language: locale,
    look: plainLook,
    header: title,
    footer: organisation,
    watermark: '',
    parts: [
      {
        kind: 'cover',
        title,
        subtitle: volumes > 1 ? ofMany : organisation,
        lines: [t('bookRange', { from: at(facts.from), to: at(facts.to) }), t('bookCount', { count: total })],
      },
      { kind: 'contents', title: t('bookContents') },
      ...numbersOf(figures, locale, zone),
      ...pages.flatMap((page, place) => {
        const [number, first] = [before + place + 1, isFirst(place)]
        return [
          ...(first ? chapter(chapterOf(page)) : []),
          ...(page.of === 'online'
            ? pageOf(page, number, { locale, zone, isFirst: first })
            : offlinePage(page, number, { locale, isFirst: first })),
        ]
      }),
    ],
  }
}

/** Without those that are not known. */
function numbersOf(figures: readonly Figure[], locale: Locale, zone: string): Part[] {
  const { t } = sayIn(locale, zone)
  const known = figures.filter(({ value }) => value !== null)
  if (known.length === 0) return []
  return [
    { kind: 'heading', level: 1, text: t('bookNumbers') },
    {
      kind: 'figures',
      title: t('bookNumbers'),
      heads: [t('bookHeadName'), t('bookHeadValue'), t('bookHeadChange')],
      figures: known.map(({ key, value, coverage }) => ({
        name: t(`figure_${key}`),
        value: wordOf(key, value ?? 0),
        change: coverage ? t('coverage', { known: coverage.known, of: coverage.of }) : '',
      })),
    },
  ]
}

const wordOf = (key: FigureKey, value: number): string => {
  if (key === 'negativeShare') return `${grouped(value)}%`
  return key === 'netSentiment' && value > 0 ? `+${grouped(value)}` : grouped(value)
}

const lineOf = (text: string, href?: string): Extract<Part, { kind: 'text' }>['paragraphs'][number] => ({
  runs: [href ? { text, href } : { text }],
})
const quietLine = (facts: readonly string[]): Extract<Part, { kind: 'text' }>['paragraphs'][number] => ({
  runs: [{ text: facts.filter(Boolean).join(' · '), tone: 'quiet' }],
})
/** What stands below the title of a page, besides who published it and when. */
export function factsOfPage(page: BookPage, locale: Locale, zone: string): string {
  if (page.of === 'online') return sayIn(locale, zone).piece(`kind_${page.kind}`)
  return offlineFacts(page, locale).join(' · ')
}

const headOf = (number: number, title: string): string => `${number}. ${title.replace(/\s+/g, ' ').trim() || '—'}`

function pageOf(
  { title, ownTitle, url, media, publishedAt, kind, release, marks, text, picture }: BookPiece,
  number: number,
  { locale, zone, isFirst }: { locale: Locale; zone: string; isFirst: boolean },
): Part[] {
  const { t, at, piece } = sayIn(locale, zone)
  const facts = [
    ...(title === ownTitle ? [] : [ownTitle]),
    media,
    at(publishedAt),
    piece(`kind_${kind}`),
    release ? t('bookFrom', { title: release }) : '',
    marks.includes('title') ? t('bookTitleChanged') : '',
    marks.includes('number') ? t('bookNumbersChanged') : '',
  ]
  return [
    ...(isFirst ? [] : [{ kind: 'pageBreak' } as const]),
    { kind: 'heading', level: 2, text: headOf(number, title) },
    {
      kind: 'text',
      paragraphs: [
        quietLine(facts),
        ...text.split(/\n+/).flatMap(line => (line.trim() ? [lineOf(line.trim())] : [])),
        ...(url ? [lineOf(url, url)] : []),
      ],
    },
    ...(picture ? [{ kind: 'picture' as const, ...picture, description: t('bookCopy', { title: ownTitle }) }] : []),
  ]
}

/** Its kind first, then what is known of place, size and circulation. */
function offlineFacts({ kind, place, size, circulation }: BookOffline, locale: Locale): string[] {
  const word = (key: keyof typeof offlineStrings, values = {}) => say(offlineStrings[key], locale, values)
  return [
    word(`kind_${kind}`),
    place,
    size === null ? '' : word(`sizeOf_${kind}`, { size: size.toLocaleString('en-US') }),
    circulation === null ? '' : `${word('reach')} ${circulation.toLocaleString('en-US')}`,
  ].filter((part, at) => at === 0 || part !== '')
}

function offlinePage(
  page: BookOffline,
  number: number,
  { locale, isFirst }: { locale: Locale; isFirst: boolean },
): Part[] {
  const { title, medium, publishedOn, summary, picture, beside } = page
  const word = (key: keyof typeof offlineStrings, values = {}) => say(offlineStrings[key], locale, values)
  const [kindWord, ...measures] = offlineFacts(page, locale)
  const facts = [medium, kindWord ?? '', publishedOn, ...measures]
  return [
    ...(isFirst ? [] : [{ kind: 'pageBreak' } as const]),
    { kind: 'heading', level: 2, text: headOf(number, title) },
    {
      kind: 'text',
      paragraphs: [
        quietLine(facts),
        ...(summary ? summary.split(/\n+/).map(text => lineOf(text)) : []),
        ...(beside ? [quietLine([say(fileStrings.bookBeside, locale, { name: beside })])] : []),
      ],
    },
    ...(picture ? [{ kind: 'picture' as const, ...picture, description: word('file') }] : []),
  ]
}
