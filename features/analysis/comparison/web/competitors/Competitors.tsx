import { useUndo, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import type { CompetitorAnalysis } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { Names } from '../Names.tsx'
import { analysesAt } from '../places.ts'
import { SavedList } from '../SavedList.tsx'
import { useSaved } from '../use-saved.ts'

/** Competitor analyses: own brands and who stands against them. */
export default function Competitors() {
  const t = useWords(strings)
  const saved = useQuery({
    queryKey: ['comparison', 'analyses'],
    queryFn: async ({ signal }) => (await api.rivalsList({ query: { pageSize: 100 } }, { signal })).list,
  })
  const act = useUndo(useSaved())
  const remove = ({ id, name }: CompetitorAnalysis) =>
    act(
      () => api.rivalsRemove.act({ query: { id }, body: {} }),
      () => t('removed', { name }),
    )
  return (
    <SavedList
      base={analysesAt(useLocation().pathname)}
      words={{ title: t('competitors'), add: t('addRivals'), none: t('noRivals'), noneText: t('noRivalsText') }}
      saved={saved}
      columns={[
        { title: t('ownField'), cell: ({ own }) => <Names of={own} /> },
        { title: t('rivalsField'), cell: ({ rivals }) => <Names of={rivals} /> },
      ]}
      onRemove={row => void remove(row)}
    />
  )
}
