import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { useAppearance } from '../theme/appearance.ts'
import { isPassing } from './errors.ts'
import { pauseBefore } from './pauses.ts'

/**
 * The store of answers. Names and sentences of the server come in the reader's language: in another one all is asked again.
 * What an act made out of date is asked again, also what was being asked for the first time while the act went on:
 * TanStack Query waits for that answer and takes it for current, though the server may have given it before the act.
 * What failed while there was no network is asked again when it is back, also by those that otherwise rest on such an occasion.
 * What failed otherwise and has nothing to show is asked again after 5, 15 and then each 30 seconds, as long as somebody looks at it.
 * A list whose key ends with the moment it was put together says by `meta.shows` how many elements of the key come before that: when another moment
 * is not answered for now, what was answered last stays, with its time.
 */
export class Answers extends QueryClient {
  readonly #ends: (() => void)[] = []
  #again: ReturnType<typeof setTimeout> | undefined
  #tries = 0

  override mount(): void {
    super.mount()
    const again = () => void this.refetchQueries({ type: 'active', predicate: ({ state }) => isPassing(state.error) })
    globalThis.addEventListener?.('online', again)
    this.#ends.push(
      () => globalThis.removeEventListener?.('online', again),
      () => this.#rest(),
      useAppearance.subscribe(({ locale }, before) => {
        if (locale !== before.locale) void this.invalidateQueries()
      }),
      this.getQueryCache().subscribe(event => {
        if (event.type === 'updated' && event.action.type === 'error') {
          this.#keepShown(event.query)
          this.#askAgainLater()
        }
      }),
    )
  }

  override unmount(): void {
    for (const end of this.#ends.splice(0)) end()
    super.unmount()
  }

  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    for (const query of this.getQueryCache().findAll({ ...filters, type: 'active', fetchStatus: 'fetching' }))
      if (query.state.data === undefined) void query.cancel({ silent: true })
    return super.invalidateQueries(filters, options)
  }

  readonly #missing = {
    type: 'active',
    predicate: ({ state }: Query) => state.data === undefined && isPassing(state.error),
  } as const

  #askAgainLater(): void {
    if (this.#again !== undefined || this.getQueryCache().findAll(this.#missing).length === 0) return
    this.#again = setTimeout(async () => {
      this.#tries++
      await this.refetchQueries(this.#missing)
      this.#again = undefined
      if (this.getQueryCache().findAll(this.#missing).length > 0) this.#askAgainLater()
      else this.#tries = 0
    }, pauseBefore(this.#tries))
  }

  #rest(): void {
    clearTimeout(this.#again)
    this.#again = undefined
    this.#tries = 0
  }

  #keepShown(query: Query): void {
    const { meta, state, queryKey } = query
    if (typeof meta?.shows !== 'number' || state.data !== undefined || !isPassing(state.error)) return
    const [last] = this.getQueryCache()
      .findAll({ queryKey: queryKey.slice(0, meta.shows) })
      .filter(other => other.state.data !== undefined)
      .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    if (last) query.setState({ data: last.state.data, dataUpdatedAt: last.state.dataUpdatedAt })
  }
}
