import { emptyView, queryOf, type View } from './address.ts'

/** The address of a view of the desk; a number on a chart leads to the articles behind it by this. */
export function deskAddress(view: Partial<View> = {}): string {
  const query = queryOf({ ...emptyView, ...view }).toString()
  return query ? `/monitorData?${query}` : '/monitorData'
}
/** What a search by a rule finds, wanted by a monitor or not. */
export function searchAddress(rule: string, view: Pick<View, 'range'> & Partial<View>): string {
  const query = queryOf({ ...emptyView, ...view })
  query.set('q', rule)
  return `/search?${query}`
}
/** How a story spread: the analysis of its articles alone. */
export const spreadAddress = (story: number, view: Pick<View, 'range'> & Partial<View>): string =>
  `/analysis?${queryOf({ ...emptyView, ...view, filters: [{ field: 'story', is: 'is', values: [String(story)] }] })}`
export const detailAddress = (id: number, monitor: number | null): string =>
  `/monitorDetail?id=${id}${monitor === null ? '' : `&monitor=${monitor}`}`
/** One article that a search found, with the words of the search marked. */
export const foundAddress = (id: number, query: string | null): string =>
  `/dataCloudDetail?${new URLSearchParams({ id: String(id), ...(query && { q: query }) })}`
