// Which of the ten aspects of a car a sentence speaks of: by words and by weights learned from reviews.
import { createGramSet, type TextRange } from '../sentiment/grams.ts'
import { readAspectModel } from './model-file.ts'
import { BUCKETS, readSentence } from './read.ts'
import { type CarAspect, carAspects, findAspect } from './words.ts'

export interface AspectFound {
  readonly aspect: CarAspect
  /** Where its words stand, UTF-16 offsets; none: it is told by the sentence as a whole. */
  readonly ranges: readonly TextRange[]
}

/**
 * `bytes` is the content of weights.bin, which the caller reads (the engine opens no files). Throws when they are damaged or of another
 * format. Keeps 1.3 MB. Of a sentence the first 600 characters are read; nothing is found in one that speaks of no aspect.
 */
export function createAspects(bytes: Uint8Array): (sentence: string) => AspectFound[] {
  const { columns, bias, from } = readAspectModel(bytes)
  const width = carAspects.length
  const table = new Int8Array(width * BUCKETS)
  for (const [c, { buckets, weights }] of columns.entries())
    for (let i = 0; i < buckets.length; i++) table[width * buckets[i]! + c] = weights[i]!
  const grams = createGramSet()
  return sentence => {
    const { buckets, shares } = readSentence(grams, sentence)
    if (buckets.length === 0) return []
    const sums = new Float64Array(width)
    for (let i = 0; i < buckets.length; i++) {
      const at = width * buckets[i]!
      for (let c = 0; c < width; c++) sums[c]! += table[at + c]! * shares[i]!
    }
    return carAspects.flatMap((aspect, c) => {
      if (sums[c]! * columns[c]!.scale + bias[c]! < from) return []
      return [{ aspect, ranges: findAspect(sentence, aspect) }]
    })
  }
}

/** By words alone: the floor that the weights are measured against. */
export const aspectsByWords = (sentence: string): CarAspect[] =>
  carAspects.filter(aspect => findAspect(sentence, aspect).length > 0)
