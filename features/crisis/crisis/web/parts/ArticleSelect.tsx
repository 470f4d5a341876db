import { useFormat } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { api, crisesKey } from '../api.ts'

/** So many articles of the crisis can be chosen, the newest first. */
const mostChoices = 100

/** One article of a crisis, or none. */
export function ArticleSelect({
  crisisId,
  label,
  value,
  onChange,
}: {
  crisisId: number
  label: string
  value: number | null
  onChange: (articleId: number | null) => void
}) {
  const format = useFormat()
  const articles = useArticles(crisisId)
  return (
    <label className="labelled">
      <span className="label-line">{label}</span>
      <select className="field" value={value ?? ''} onChange={event => onChange(Number(event.target.value) || null)}>
        <option value="">—</option>
        {value !== null && !articles.some(({ id }) => id === value) && <option value={value}>#{value}</option>}
        {articles.map(({ id, title, media, publishedAt }) => (
          <option key={id} value={id}>
            {/* Copies have one title. */}
            {[title, media, format.moment(publishedAt)].filter(Boolean).join(' · ')}
          </option>
        ))}
      </select>
    </label>
  )
}

const useArticles = (crisisId: number) =>
  useQuery({
    queryKey: [crisesKey, 'articlesToChoose', crisisId],
    queryFn: ({ signal }) =>
      api.getArtCrisis(
        { query: { id: crisisId, sort: 'time_desc', page: 1, pageSize: mostChoices } },
        { signal, timeout: 'long' },
      ),
    staleTime: 60_000,
  }).data?.list ?? []
