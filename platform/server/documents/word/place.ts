import type { HeadingPlace, Look, Part } from '../document.ts'

/** Where a part of a document stands. */
export interface Place {
  look: Look
  headings: Map<Part, HeadingPlace>
  /** Twentieths of a point. */
  width: number
}
