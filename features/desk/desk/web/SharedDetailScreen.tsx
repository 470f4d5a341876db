import { detailAddress, WithQueries } from '@guanlan/features/desk/article-list/web'
import { screens as shares } from '@guanlan/features/handling/shares/screens'
import { screens as warnings } from '@guanlan/features/warnings/warnings/screens'
import { Screen, useMay } from '@guanlan/platform/web'
import { Navigate, useSearchParams } from 'react-router'

/** With a link (`?token=`, of a warning `?warning=`) what it opens; without one a member reads the article `?id=` on the desk's own page, and a stranger is told. */
export default function SharedDetailScreen() {
  const may = useMay()
  const [query] = useSearchParams()
  const id = articleOf(query.get('id'))
  if (query.get('warning')) return <Screen screens={warnings} id="warnings.receivedArticle" />
  if (!query.get('token') && may('desk.view') && id !== null) return <Navigate to={detailAddress(id, null)} replace />
  return (
    <WithQueries>
      <Screen screens={shares} id={query.get('token') ? 'shares.page' : 'shares.noLink'} />
    </WithQueries>
  )
}

/** Alone or behind the customer's id: `9`, `3_9` (ambiguities 36). */
function articleOf(id: string | null): number | null {
  const article = Number(id?.split('_').at(-1))
  return id && Number.isSafeInteger(article) && article > 0 ? article : null
}
