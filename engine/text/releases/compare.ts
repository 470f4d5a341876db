// What an article is to a text that was sent out: a copy, a shortened one, a quotation, or a piece of its own.
import { canonicalise } from '../canonical.ts'
import { type Shingles, shared, shinglesOf } from '../duplicates/shingles.ts'
import { type CommonRun, commonRuns } from './common-runs.ts'
import { type Letters, lettersOf } from './letters.ts'
import { type NumberChange, numberChanges, type TextPlace } from './number-changes.ts'

/** docs/quality.md, "Releases in articles", has how right these are. */
/** Share of the runs of a release that stand in a full copy of it. */
export const FULL_COPY = 0.9
/** Share of a shortened text's own runs that stand in the release. */
export const SHORTENED = 0.8
/** Letters and digits, word for word, of a quotation; numbers may differ. */
export const QUOTED = 60
/** A shorter text says too little: its words stand in many articles that are no copy. */
const LEAST_RUNS = 16
/** Fewer common runs hold no quotation, so that nothing is laid beside each other. */
const LEAST_SHARED = 20
/** Of a title without its sender: 上市_新浪网. */
const sender = /\s*[_|｜—–-]+\s*[^_|｜—–-]{1,16}$/u

/** `full` 全文照发, `shortened` 删减转载, `quoted` 引用, `own` 自采. */
export type PieceKind = 'full' | 'shortened' | 'quoted' | 'own'

export interface SentText {
  readonly title: string
  readonly text: string
  readonly shingles: Shingles
  readonly letters: Letters
}

/** Read once, compared with many. */
export function readSentText({ title, text }: { title: string; text: string }): SentText {
  const canonical = canonicalise(text)
  let letters: Letters | undefined
  return {
    ...{ title, text },
    shingles: shinglesOf(canonical),
    get letters() {
      letters ??= lettersOf(canonical)
      return letters
    },
  }
}

export interface PieceOfRelease {
  readonly kind: PieceKind
  /** 0 to 1: so much of the release stands in the piece. */
  readonly ofRelease: number
  /** 0 to 1: so much of the piece stands in the release; the rest is what it has more. */
  readonly ofPiece: number
  /** Letters of the longest stretch word for word. */
  readonly longest: number
  readonly titleChanged: boolean
  readonly changes: readonly NumberChange[]
  /** What stands in both, in the order of the piece. */
  readonly common: readonly { readonly inRelease: TextPlace; readonly inPiece: TextPlace }[]
}

export function pieceOfRelease(release: SentText, piece: SentText): PieceOfRelease {
  const [all, own] = [release.shingles.all, piece.shingles.all]
  const both = shared(all, own)
  const ofRelease = all.length === 0 ? 0 : both / all.length
  const ofPiece = own.length === 0 ? 0 : both / own.length
  const titleChanged = isOtherTitle(release.title, piece.title)
  if (both < Math.min(LEAST_SHARED, LEAST_RUNS))
    return { kind: 'own', ofRelease, ofPiece, longest: 0, titleChanged, changes: [], common: [] }
  const runs = commonRuns(release.letters, piece.letters)
  const longest = runs.reduce((most, { length }) => Math.max(most, length), 0)
  return {
    kind: kindOf(),
    ...{ ofRelease, ofPiece, longest, titleChanged },
    changes: numberChanges(release, piece, runs),
    common: runs.map(run => placesOf(release.letters, piece.letters, run)),
  }

  function kindOf(): PieceKind {
    if (all.length >= LEAST_RUNS && ofRelease >= FULL_COPY) return 'full'
    if (own.length >= LEAST_RUNS && ofPiece >= SHORTENED) return 'shortened'
    return longest >= QUOTED ? 'quoted' : 'own'
  }
}

const placesOf = (release: Letters, piece: Letters, { a, b, length }: CommonRun) => ({
  inRelease: { from: release.from[a]!, to: release.to[a + length - 1]! },
  inPiece: { from: piece.from[b]!, to: piece.to[b + length - 1]! },
})

/** Spaces, signs, traditional characters and the sender behind it do not count. */
function isOtherTitle(sent: string, printed: string): boolean {
  const plain = (title: string) => canonicalise(title).chars.replace(/[^\p{L}\p{N}]/gu, '')
  const own = plain(sent)
  return own !== '' && plain(printed) !== own && plain(printed.replace(sender, '')) !== own
}
