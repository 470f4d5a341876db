/** Panels with an answer of their own. Pure. */
import type { Filter } from '@guanlan/features/articles/articles/contract'
import type { HotSpot, HotWord, Touch } from '@guanlan/features/charts/charts/contract'
import { hotWordIs, mediaTypeIs, storyIs } from '@guanlan/features/charts/charts/web'
import { byLine, bySentiment, type Drawn, type Split } from './drawn.ts'
import type { FigureWords } from './words.ts'

const is = (field: Filter['field'], value: string): Filter => ({ field, is: 'is', values: [value] })

/** Stories count every copy, whether the question folds or not. */
export function hotSpots(spots: readonly HotSpot[], w: FigureWords): Drawn {
  const drawn = bySentiment(
    w.story,
    spots.map(spot => {
      const own = storyIs(...spot.stories)
      return { ...spot, part: { name: spot.title, filters: [own], own, unfolded: true as const } }
    }),
    w.sentiments,
  )
  return {
    ...drawn,
    data: { ...drawn.data, more: [{ name: w.heat, values: spots.map(({ heat }) => heat.toFixed(0)) }] },
  }
}

/** The signs of the sentiments, as everywhere. */
const leans = { '01': '▲', '-1': '▼', '': '' } as const

/** Hottest first. Words whose articles clearly lean are coloured in the cloud and say so in the list. */
export function hotWords(words: readonly HotWord[], shape: 'bars' | 'cloud', w: FigureWords, mostListed = 12): Drawn {
  const shown = shape === 'bars' ? words.slice(0, mostListed) : words
  const nameOf = (word: HotWord) =>
    shape === 'cloud'
      ? word.word
      : [word.word, leans[word.emotion], word.isNew && `(${w.isNew})`].filter(Boolean).join(' ')
  const lines = shown.map(word => {
    const own = hotWordIs(word)
    const part = { name: nameOf(word), filters: [own], own, word: { text: word.word, by: word.by } }
    return { ...word, part }
  })
  const drawn =
    shape === 'bars'
      ? bySentiment(w.word, lines, w.sentiments)
      : byLine(
          'cloud',
          w.word,
          w.articles,
          lines.map(({ part, count, emotion }) => ({
            value: count,
            tone: emotion === '01' ? 'positive' : emotion === '-1' ? 'negative' : null,
            part: { ...part, count },
          })),
        )
  const isEstimated = words.some(({ estimated }) => estimated)
  const notes = [isEstimated && w.estimatedWords, shape === 'bars' && w.leaning].filter(Boolean)
  return { ...drawn, ...(notes.length > 0 && { note: notes.join(' · ') }) }
}

/** What senders told: groups with a name each, of which the last may be "nobody said". */
export function senderGroups(
  field: 'accountType' | 'gender' | 'position',
  groups: readonly (Split & { value: string })[],
  w: FigureWords,
): Drawn {
  const total = groups.reduce((sum, { count }) => sum + count, 0)
  const isSilent = groups.every(({ value, count }) => value === 'unknown' || count === 0)
  const lines = groups.map(({ value, count }) => {
    const own = is(field, value)
    return { value: count, part: { name: w.toldOf(field, value), count, filters: [own], own } }
  })
  return {
    ...byLine(field === 'position' ? 'bars' : 'ring', w.toldHead[field], w.articles, isSilent ? [] : lines),
    ...(isSilent && total > 0 && { silent: w.nobodyTold(field, total) }),
  }
}

/** Readers of every copy, those that sites told and those that are estimated beside each other and never added up. */
export function touch({ total, mediaTypes }: Touch, w: FigureWords): Drawn {
  const shown = mediaTypes.filter(({ readers, estimatedReaders }) => readers + estimatedReaders > 0)
  return {
    shape: 'bars',
    data: {
      head: w.mediaType,
      rows: shown.map(({ mediaType }) => w.mediaTypeOf(mediaType)),
      series: [
        { name: w.toldReaders, values: shown.map(({ readers }) => readers) },
        { name: w.estimatedReaders, values: shown.map(({ estimatedReaders }) => estimatedReaders) },
      ],
    },
    partAt: ({ row }) => {
      const each = shown[row]
      if (!each) return null
      const own = mediaTypeIs(each.mediaType)
      return { name: w.mediaTypeOf(each.mediaType), count: each.articles, filters: [own], own, unfolded: true }
    },
    note: w.toldAndEstimated(total.told, total.estimated),
    ...(shown.length === 0 && total.articles > 0 && { silent: w.noReader(total.articles) }),
  }
}
