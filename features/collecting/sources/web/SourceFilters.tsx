import { mediaTypes } from '@guanlan/features/articles/articles/contract'
import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { conditions, type SourceQuestion, sourceKinds } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { Choice } from './Choice.tsx'

/** State, kind, medium, owner and folder of the sources that are listed; each state says how many there are. */
export function SourceFilters({
  question,
  onChange,
}: {
  question: SourceQuestion
  onChange: (part: Partial<SourceQuestion>) => void
}) {
  const t = useWords(strings)
  const nameOf = useWords(articleStrings)
  const { data } = useQuery({
    queryKey: ['sources', 'folders'],
    queryFn: ({ signal }) => api.folders(undefined, { signal }),
  })
  const counted = (condition: 'all' | (typeof conditions)[number]) => {
    const count = data?.conditions[condition]
    return count === undefined ? t(condition) : `${t(condition)} ${count}`
  }
  return (
    <>
      <Choice
        label={t('condition')}
        value={question.condition}
        options={(['all', ...conditions] as const).map(value => ({ value, label: counted(value) }))}
        onChange={condition => onChange({ condition })}
      />
      <Choice
        label={t('kind')}
        value={question.kind}
        options={(['all', ...sourceKinds] as const).map(value => ({
          value,
          label: value === 'all' ? t('allKinds') : t(value),
        }))}
        onChange={kind => onChange({ kind })}
      />
      <Choice
        label={t('mediaType')}
        value={question.mediaType}
        options={(['all', ...mediaTypes] as const).map(value => ({
          value,
          label: value === 'all' ? t('allTypes') : nameOf(value),
        }))}
        onChange={mediaType => onChange({ mediaType })}
      />
      <Choice
        label={t('owner')}
        value={question.owner}
        options={(['all', 'own', 'shared'] as const).map(value => ({
          value,
          label: t(value === 'all' ? 'allOwners' : value),
        }))}
        onChange={owner => onChange({ owner })}
      />
      {(data?.folders.length ?? 0) > 0 && (
        <Choice
          label={t('folder')}
          value={question.folder}
          options={[
            { value: '', label: t('allFolders') },
            ...(data?.folders ?? []).map(({ folder, count }) => ({ value: folder, label: `${folder} ${count}` })),
          ]}
          onChange={folder => onChange({ folder })}
        />
      )}
    </>
  )
}
