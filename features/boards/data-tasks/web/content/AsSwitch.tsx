import { Segmented, useWords } from '@guanlan/platform/web'
import { useSearchParams } from 'react-router'
import { strings } from '../../strings.ts'

/** List or pivot table of the same articles. */
export function AsSwitch() {
  const t = useWords(strings)
  const [search, setSearch] = useSearchParams()
  const choose = (as: 'list' | 'pivot') =>
    setSearch(before => {
      const next = new URLSearchParams(before)
      if (as === 'list') next.delete('as')
      else next.set('as', as)
      return next
    })
  return (
    <Segmented
      label={t('views')}
      value={search.get('as') === 'pivot' ? 'pivot' : 'list'}
      onChange={choose}
      options={[
        { value: 'list', label: t('asList') },
        { value: 'pivot', label: t('pivot') },
      ]}
    />
  )
}
