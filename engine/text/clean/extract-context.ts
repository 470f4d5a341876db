/** What is known of a page beside its bytes. */
export interface ExtractContext {
  /** Address of the page, which relative addresses are relative to. */
  readonly url?: string
  /** Header of that name, as received. */
  readonly contentType?: string
  /** When the page was fetched: what 昨天 counts from. */
  readonly now: Date
}
