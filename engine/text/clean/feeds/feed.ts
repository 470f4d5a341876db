export interface FeedTime {
  /** Null when it is no time, or out of range: then the entry counts from its arrival. */
  readonly at: Date | null
  readonly written: string
}

export interface FeedLink {
  readonly href: string
  /** `alternate` when nothing is written. */
  readonly rel: string
  readonly type: string | null
  readonly hreflang: string | null
  readonly length: string | null
  readonly title: string | null
}

export interface FeedEntry {
  readonly id: string | null
  /** Plain text in one line. */
  readonly title: string | null
  readonly titleLanguage: string | null
  /** `text/plain`, `text/html` or `application/xhtml+xml`: how the title was written. */
  readonly titleType: string | null
  /** What relative addresses in the title and text are relative to. */
  readonly base: string | null
  /** Where a person reads it. Absolute when the feed's address is known. */
  readonly link: string | null
  readonly links: readonly FeedLink[]
  /** The address is the id: there was no other. */
  readonly linkIsId: boolean
  readonly published: FeedTime | null
  readonly updated: FeedTime | null
  readonly created: FeedTime | null
  readonly author: string | null
  /** Plain text, paragraphs as lines. */
  readonly summary: string | null
  readonly content: string | null
}

export interface Feed {
  readonly dialect: 'rss' | 'rdf' | 'atom' | 'cdf' | 'json'
  readonly title: string | null
  readonly entries: readonly FeedEntry[]
  readonly asks: FeedAsks
}

export interface FeedContext {
  /** Address of the feed, which relative addresses are relative to. */
  readonly url?: string
  /** Header `Content-Location`: goes before the address. */
  readonly contentLocation?: string
  /** When the feed was fetched. */
  readonly now: Date
  /** Minutes east of Greenwich for times without zone. Default 480, China. */
  readonly zone?: number
  /** What it is written in, where it says so: how its times are read. */
  readonly language?: string | null
}

/** What a feed asks of those who read it. */
export interface FeedAsks {
  /** It is not read again within so many minutes. */
  readonly ttlMinutes: number | null
  /** Hours (0 to 23) and weekdays (0 is Sunday) of UTC at which it has nothing new. */
  readonly skipHours: readonly number[]
  readonly skipDays: readonly number[]
}
