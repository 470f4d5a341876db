import { useUndo, useWords } from '@guanlan/platform/web'
import { useLocation } from 'react-router'
import type { Listed } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { Names } from './Names.tsx'
import { comparisonsAt } from './places.ts'
import { SavedList } from './SavedList.tsx'
import { useComparisons } from './use-comparisons.ts'
import { useSaved } from './use-saved.ts'
import { Winner } from './Winner.tsx'

/** Saved comparisons: their subjects, and who leads. */
export default function Comparisons() {
  const t = useWords(strings)
  const act = useUndo(useSaved())
  const remove = ({ id, name }: Listed) =>
    act(
      () => api.remove.act({ params: { id } }),
      () => t('removed', { name }),
    )
  return (
    <SavedList
      base={comparisonsAt(useLocation().pathname)}
      words={{ title: t('title'), add: t('add'), none: t('none'), noneText: t('noneText') }}
      saved={useComparisons()}
      columns={[
        {
          title: t('subjects'),
          cell: ({ subjects }) => (
            <Names of={subjects.map(({ name, gone }) => (gone ? `${name} · ${t('gone')}` : name))} />
          ),
        },
        { title: t('share'), cell: ({ id }) => <Winner id={id} /> },
      ]}
      onRemove={row => void remove(row)}
    />
  )
}
