/** Who knows how many people read, liked, shared and commented on an article elsewhere. */
export interface InteractionCounts {
  reads: number | null
  likes: number | null
  shares: number | null
  comments: number | null
}

export interface InteractionAdapter {
  /** Whether an address is one of its sites. */
  knows(url: URL): boolean
  /** Null: the site does not tell. May fail. */
  ask(url: URL): Promise<InteractionCounts | null>
}

/** One question at a time, in the order in which they came. */
export function oneAtATime(adapter: InteractionAdapter): InteractionAdapter {
  let last: Promise<unknown> = Promise.resolve()
  return {
    knows: url => adapter.knows(url),
    ask(url) {
      const asked = last.then(() => adapter.ask(url))
      last = asked.catch(() => {})
      return asked
    },
  }
}
