import { organisations } from '@guanlan/features/people/organisations/contract'
import { connect, Menu, TextField, useWords } from '@guanlan/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { strings } from '../strings.ts'

const api = connect(organisations)
const mostShown = 30

/** Which organisation an operator manages: found by a part of its name. */
export function OrganisationChoice({ id, onChoose }: { id: number | null; onChoose: (id: number) => void }) {
  const t = useWords(strings)
  const [like, setLike] = useState('')
  const found = useQuery({
    queryKey: ['roles', 'organisations', like],
    queryFn: ({ signal }) => api.list({ body: { like: like.slice(0, 50), pageSize: mostShown } }, { signal }),
    placeholderData: keepPreviousData,
  })
  const list = found.data?.list ?? []
  const chosen = list.find(each => each.id === id)?.name ?? (id === null ? t('organisation') : `#${id}`)
  return (
    <Menu
      label={id === null ? chosen : `${t('organisation')} ${chosen}`}
      face={chosen}
      className="button"
      side="right"
      head={
        <TextField
          label={t('organisation')}
          labelHidden
          icon="search"
          value={like}
          onChange={event => setLike(event.target.value)}
        />
      }
      items={list.map(each => ({
        key: String(each.id),
        label: each.name,
        chosen: each.id === id,
        run: () => onChoose(each.id),
      }))}
    />
  )
}
