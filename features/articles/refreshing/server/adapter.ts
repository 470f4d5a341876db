/** Who knows how many people read, liked, shared and commented on an article elsewhere, and what its site does with it. */
export interface InteractionCounts {
  reads: number | null
  likes: number | null
  shares: number | null
  comments: number | null
}

/** What no look at a page tells: the site shows it to fewer people, or has put it in order for them. */
export const reportedStates = { rateLimited: '2', optimised: '3' } as const
export type ReportedState = (typeof reportedStates)[keyof typeof reportedStates]

export interface InteractionAdapter {
  /** Whether an address is one of its sites. */
  knows(url: URL): boolean
  /** Null: the site does not tell. May fail. */
  ask(url: URL): Promise<InteractionCounts | null>
  /** Null: neither of them, as far as the site tells. May fail. Absent: its sites never tell. */
  askState?(url: URL): Promise<ReportedState | null>
}

/** One question at a time, in the order in which they came. */
export function oneAtATime(adapter: InteractionAdapter): InteractionAdapter {
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(ask: () => Promise<T>): Promise<T> => {
    const requested = last.then(ask)
    last = requested.catch(() => {})
    return requested
  }
  return {
    knows: url => adapter.knows(url),
    ask: url => inTurn(() => adapter.ask(url)),
    askState: url => inTurn(async () => (await adapter.askState?.(url)) ?? null),
  }
}
