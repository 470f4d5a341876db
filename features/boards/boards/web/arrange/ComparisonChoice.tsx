import { comparison } from '@guanlan/features/analysis/comparison/contract'
import { ChoiceMenu, connect, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { editStrings } from '../../strings/edit.ts'
import { boardsKey } from '../api.ts'
import { Field } from './ShownFields.tsx'

const comparisonApi = connect(comparison)
/** The newest of them. */
const mostShown = 100

/** One of the saved comparisons. @param value 0: none yet */
export function ComparisonChoice({ value, onChange }: { value: number; onChange: (id: number) => void }) {
  const t = useWords(editStrings)
  const { data } = useQuery({
    queryKey: [boardsKey, 'comparisons'],
    queryFn: ({ signal }) => comparisonApi.list({ body: { pageSize: mostShown } }, { signal }),
  })
  const list = data?.list ?? []
  const first = list[0]?.id
  useEffect(() => {
    if (value === 0 && first !== undefined) onChange(first)
  })
  if (data && list.length === 0) return <p className="dim">{t('noComparison')}</p>
  return (
    <Field label={t('comparison')}>
      <ChoiceMenu
        values={list.map(({ id }) => id)}
        value={value}
        name={id => list.find(each => each.id === id)?.name ?? t('chooseComparison')}
        onChange={onChange}
      />
    </Field>
  )
}
