/**
 * What one page asks at once counts as one question: a page of charts is some twenty calls, and whoever opens it asks once. The page says which
 * one it is; within a minute its first expensive call is counted, and so many more go with it, counted as reading. Counted in the memory of one process.
 */
const windowMs = 60_000
/** Calls that go with the first: the fullest page of charts has about twenty. */
export const mostOfPage = 30
/** Of more, the page that was opened first is forgotten: its next call is counted. */
const mostRemembered = 10_000

export class Pages {
  readonly #pages = new Map<string, { until: number; left: number }>()

  /** Whether the call goes with one that was counted; if not, it is counted and begins the page. */
  goesWith(page: string, now = Date.now()): boolean {
    const known = this.#pages.get(page)
    if (!known || known.until <= now || known.left <= 0) {
      this.#pages.delete(page)
      this.#pages.set(page, { until: now + windowMs, left: mostOfPage })
      for (const first of this.#pages.keys()) {
        if (this.#pages.size <= mostRemembered) break
        this.#pages.delete(first)
      }
      return false
    }
    known.left--
    return true
  }

  /** The call that began it was refused: those after it are, too. */
  forget(page: string): void {
    this.#pages.delete(page)
  }
}
