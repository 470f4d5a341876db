/**
 * Numbers for what many days of an organisation name: with them sums of days are put together in plain arrays, and every text stands in
 * memory once.
 */
import type { FactColumns, FactReaders, FactTexts } from './columns.ts'

/** Different values in the order in which they were met. */
class Numbered<Value> {
  readonly values: Value[] = []
  readonly #numbers = new Map<Value, number>()

  numberOf(value: Value): number {
    const known = this.#numbers.get(value)
    if (known !== undefined) return known
    this.#numbers.set(value, this.values.length)
    return this.values.push(value) - 1
  }

  /** The number of one that was met. */
  known(value: Value): number | undefined {
    return this.#numbers.get(value)
  }

  get size(): number {
    return this.values.length
  }
}

export class Known {
  /** Id × 256 + media type. */
  readonly media = new Numbered<number>()
  readonly stories = new Numbered<number>()
  /** As articles write them. */
  readonly words = new Numbered<string>()
  /** By number of the word: the number of the way in which it is compared. */
  readonly keyOf: number[] = []
  readonly keys = new Numbered<string>()
  readonly authorTypes: number[] = []
  readonly authorNames: (string | null)[] = []
  readonly #authorsOfTypes = new Map<number, Map<string | null, number>>()

  get size(): number {
    return this.stories.size + this.words.size + this.authorNames.length
  }

  mediumId(number: number): number {
    return Math.floor((this.media.values[number] as number) / 256)
  }

  mediaType(number: number): number {
    return (this.media.values[number] as number) % 256
  }

  authorOf(type: number, name: string | null): number {
    let authors = this.#authorsOfTypes.get(type)
    if (!authors) {
      authors = new Map()
      this.#authorsOfTypes.set(type, authors)
    }
    const known = authors.get(name)
    if (known !== undefined) return known
    const number = this.authorNames.push(name) - 1
    this.authorTypes.push(type)
    authors.set(name, number)
    return number
  }

  wordOf(spelled: string, key: string): number {
    const number = this.words.numberOf(spelled)
    this.keyOf[number] ??= this.keys.numberOf(key)
    return number
  }
}

/** Columns whose lists point into what is known of the organisation. */
export interface KnownColumns extends Omit<FactColumns, 'media' | 'authors' | 'stories'> {
  known: Known
  media: Uint32Array
  authors: Uint32Array
  stories: Uint32Array
}

export interface KnownTexts {
  known: Known
  starts: Uint32Array
  places: Uint32Array
  /** By place: the word as it is written, and as it is compared. */
  words: Uint32Array
  keys: Uint32Array
}

export interface KnownReaders extends FactReaders {
  known: Known
}

export function knowColumns(known: Known, columns: FactColumns): KnownColumns {
  const { media, authors, stories } = columns
  return {
    ...columns,
    known,
    media: Uint32Array.from(media.ids, (id, place) => known.media.numberOf(id * 256 + (media.types[place] as number))),
    authors: Uint32Array.from(authors.names, (name, place) => known.authorOf(authors.types[place] as number, name)),
    stories: Uint32Array.from(stories, story => known.stories.numberOf(story)),
  }
}

export function knowTexts(known: Known, { spelled, keys, starts, places }: FactTexts): KnownTexts {
  const words = Uint32Array.from(spelled, (word, place) => known.wordOf(word, keys[place] as string))
  return { known, starts, places, words, keys: words.map(word => known.keyOf[word] as number) }
}
