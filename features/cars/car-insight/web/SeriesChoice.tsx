import type { Series } from '@guanlan/features/cars/car-library/contract'
import { seriesApi } from '@guanlan/features/cars/car-library/web'
import { ChoiceMenu, Row, TextField, useWords } from '@guanlan/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { strings } from '../strings.ts'

/** Of a list; whoever wants another one types a part of its name. */
const mostListed = 50

/** The series that a screen is about, chosen among as many as there are. */
export function SeriesChoice({ chosen, onChange }: { chosen: Series; onChange: (id: number) => void }) {
  const t = useWords(strings)
  const [typed, setTyped] = useState('')
  const like = useDeferredValue(typed.trim())
  const { data } = useQuery({
    queryKey: ['cars', 'series', like],
    queryFn: ({ signal }) => seriesApi.list({ query: { like, pageSize: mostListed } }, { signal }),
    placeholderData: keepPreviousData,
  })
  const found = data?.list ?? []
  const listed = found.some(({ id }) => id === chosen.id) ? found : [chosen, ...found]
  const names = new Map(listed.map(({ id, name }) => [id, name]))
  return (
    <Row gap={8} align="center">
      <TextField
        label={t('findSeries')}
        labelHidden
        icon="search"
        placeholder={t('findSeries')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <ChoiceMenu values={[...names.keys()]} value={chosen.id} name={id => names.get(id) ?? ''} onChange={onChange} />
    </Row>
  )
}
