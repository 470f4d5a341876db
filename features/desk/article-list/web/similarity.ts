/** Why an article is among similar ones, as one figure. Pure. */
import type { Similarity } from '@guanlan/features/articles/articles/contract'

/** A share this much above that of both texts means that one is a cut of the other. */
const cut = 0.1

export interface SimilarityWords {
  key: 'sameText' | 'partOfText'
  /** Whole per cent, 1 to 100. */
  share: number
}

/** Of two texts of one length the share they have in common; of a short and a long one the share of the short one that the long one has. */
export function similarityWords({ common, contained }: Similarity): SimilarityWords {
  const isCut = contained - common > cut
  return { key: isCut ? 'partOfText' : 'sameText', share: Math.max(1, Math.round((isCut ? contained : common) * 100)) }
}
