/** One of what was saved elsewhere: a comparison, an index. */
import { comparison } from '@guanlan/features/analysis/comparison/contract'
import { indexTasks } from '@guanlan/features/boards/index-tasks/contract'
import { ChoiceMenu, connect, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { editStrings } from '../../strings/edit.ts'
import { boardsKey } from '../api.ts'
import { Field } from './Field.tsx'

const comparisonApi = connect(comparison)
const indexApi = connect(indexTasks)
/** The newest of them. */
const mostShown = 100

interface Choosing {
  /** 0: none yet. */
  value: number
  onChange: (id: number) => void
}

export function ComparisonChoice(choosing: Choosing) {
  const t = useWords(editStrings)
  const { data } = useQuery({
    queryKey: [boardsKey, 'comparisons'],
    queryFn: ({ signal }) => comparisonApi.list({ body: { pageSize: mostShown } }, { signal }),
  })
  return <Choice {...choosing} list={data?.list} label={t('comparison')} none={t('noComparison')} />
}

export function IndexChoice(choosing: Choosing) {
  const t = useWords(editStrings)
  const { data } = useQuery({
    queryKey: [boardsKey, 'indices'],
    queryFn: ({ signal }) => indexApi.list({ body: { pageSize: mostShown } }, { signal }),
  })
  return <Choice {...choosing} list={data?.list} label={t('index')} none={t('noIndex')} />
}

function Choice({
  value,
  onChange,
  list,
  label,
  none,
}: Choosing & { list: readonly { id: number; name: string }[] | undefined; label: string; none: string }) {
  const first = list?.[0]?.id
  useEffect(() => {
    if (value === 0 && first !== undefined) onChange(first)
  })
  if (!list) return null
  if (list.length === 0) return <p className="dim">{none}</p>
  return (
    <Field label={label}>
      <ChoiceMenu
        values={list.map(({ id }) => id)}
        value={value}
        name={id => list.find(each => each.id === id)?.name ?? `#${id}`}
        onChange={onChange}
      />
    </Field>
  )
}
