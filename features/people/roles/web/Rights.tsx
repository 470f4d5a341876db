import { ErrorOf, Segmented, SkeletonRows, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { strings } from '../strings.ts'
import { ApiRoles } from './ApiRoles.tsx'
import { api } from './api.ts'
import { RightsTree } from './RightsTree.tsx'

/** For operators: the whole tree with who of the built-in roles has what, and the roles of keys. */
export default function Rights() {
  const t = useWords(strings)
  const [search, setSearch] = useSearchParams()
  const tree = useQuery({
    queryKey: ['roles', 'everything'],
    queryFn: ({ signal }) => api.everything(undefined, { signal }),
  })
  const view = search.get('view') === 'apiRoles' ? 'apiRoles' : 'tree'
  const views = (
    <Segmented
      label={t('view')}
      value={view}
      options={[
        { value: 'tree', label: t('rightsTree') },
        { value: 'apiRoles', label: t('apiRoles') },
      ]}
      onChange={next => setSearch(next === 'tree' ? {} : { view: next })}
    />
  )
  if (tree.error) return <ErrorOf error={tree.error} onRetry={() => void tree.refetch()} />
  if (!tree.data) return <SkeletonRows />
  return view === 'tree' ? <RightsTree tree={tree.data} views={views} /> : <ApiRoles tree={tree.data} views={views} />
}
