/**
 * The authors of counted days whose articles were reacted to most. There are as many authors as articles, so that counting all of them costs more than everything else of an
 * overview: reactions alone say who may be among the first, and the others are never counted.
 */
import {
  type ChosenDay,
  type Grouping,
  type Known,
  Scratch,
  type Sum,
  sumsOf,
} from '@guanlan/features/articles/articles/server/fact-days'

export interface AuthorSum extends Sum {
  mediaType: number
  author: string
}

/** Most reactions first, then most articles, then by name and media type. @param days unfolded */
export async function hottestAuthors(days: readonly ChosenDay[], fold: boolean, top: number): Promise<AuthorSum[]> {
  const known = days[0]?.columns.known
  if (!known) return []
  const scratch = new Scratch()
  try {
    const places = scratch.uint32(known.authorNames.length).fill(0)
    const authors = mayBeFirst(days, known, top, scratch)
    for (const [n, author] of authors.entries()) places[author] = n + 1
    const grouping: Grouping = {
      of: ({ columns }) => ({
        of: columns.authorOf,
        numbers: columns.authors.map(author => places[author] as number),
      }),
      size: () => authors.length + 1,
    }
    const [sums] = await sumsOf(
      days.map(day => onlyThese(day, places)),
      fold,
      [grouping],
    )
    return authors
      .map((author, n) => ({
        ...(sums?.of(n + 1) as Sum),
        mediaType: known.authorTypes[author] ?? 0,
        author: known.authorNames[author] ?? '',
      }))
      .sort(byReactions)
      .slice(0, top)
  } finally {
    scratch.release()
  }
}

/** Numbers of all authors that have no fewer reactions than the one in the last place. */
function mayBeFirst(days: readonly ChosenDay[], known: Known, top: number, scratch: Scratch): number[] {
  // One more than the reactions: 0 is nobody's.
  const reactions = scratch.float64(known.authorNames.length).fill(0)
  for (const { columns, rows } of days) {
    const { authorOf, authors, interactions } = columns
    for (let n = 0; n < rows.length; n++) {
      const row = rows[n] as number
      const author = authors[authorOf[row] as number] as number
      const had = reactions[author] as number
      reactions[author] = (had || 1) + (interactions[row] as number)
    }
  }
  // The most reactions of so many authors, the least of them first.
  const most: number[] = []
  for (let author = 0; author < reactions.length; author++) {
    const has = reactions[author] as number
    if (has === 0 || (most.length === top && has <= (most[0] as number)) || isNobody(known, author)) continue
    if (most.length === top) most.shift()
    const place = most.findIndex(each => each > has)
    most.splice(place < 0 ? most.length : place, 0, has)
  }
  const least = most[0] ?? 1
  const found: number[] = []
  for (let author = 0; author < reactions.length; author++)
    if ((reactions[author] as number) >= least && !isNobody(known, author)) found.push(author)
  return found
}

const isNobody = (known: Known, author: number): boolean => (known.authorNames[author] ?? null) === null

function onlyThese(day: ChosenDay, places: Uint32Array): ChosenDay {
  const { authorOf, authors } = day.columns
  const requested = authors.map(author => places[author] as number)
  return { ...day, rows: day.rows.filter(row => requested[authorOf[row] as number] !== 0) }
}

const byReactions = (a: AuthorSum, b: AuthorSum): number =>
  b.interactions - a.interactions ||
  b.n - a.n ||
  Buffer.compare(Buffer.from(a.author), Buffer.from(b.author)) ||
  a.mediaType - b.mediaType
