/** The nearest article that is still there, in one direction; null: there is none. Pure. */
export function nextThere(articles: readonly unknown[], position: number, by: 1 | -1): number | null {
  for (let next = position + by; next >= 0 && next < articles.length; next += by)
    if (articles[next] !== null) return next
  return null
}
