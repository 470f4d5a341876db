import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient, type QueryKey } from '@tanstack/react-query'
import { useAppearance } from '../theme/appearance.ts'

/**
 * The store of answers. Names and sentences of the server come in the reader's language: in another one all is asked again.
 * What an act made out of date is asked again, also what was being asked for the first time while the act went on:
 * TanStack Query waits for that answer and takes it for current, though the server may have given it before the act.
 */
export class Answers extends QueryClient {
  readonly #ends: (() => void)[] = []

  override mount(): void {
    super.mount()
    this.#ends.push(
      useAppearance.subscribe(({ locale }, before) => {
        if (locale !== before.locale) void this.invalidateQueries()
      }),
    )
  }

  override unmount(): void {
    this.#ends.pop()?.()
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
}
