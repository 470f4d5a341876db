import { connect, type RecordColumn, RecordScreen, useList, useWords } from '@guanlan/platform/web'
import { useMemo } from 'react'
import { installation, type Mapping, type MappingDraft, MappingQuestion } from '../contract.ts'
import { strings } from '../strings.ts'
import { MappingForm } from './MappingForm.tsx'

const api = connect(installation)
const blank: MappingDraft = { source: 'group', name: '', orgId: null, role: 'member' }

/** What groups and roles of the outside identity service are here. */
export default function Mappings() {
  const t = useWords(strings)
  const list = useList({
    name: 'installation.mappings',
    question: MappingQuestion,
    load: ({ query }, options) => api.mappings({ body: query }, options),
  })
  const columns = useMemo<RecordColumn<Mapping>[]>(
    () => [
      { id: 'name', title: t('mappingNamed'), width: 320, sort: 'name', pinned: 'start', cell: row => row.name },
      { id: 'source', title: t('mappingSource'), width: 120, cell: row => t(`source_${row.source}`) },
      { id: 'organisation', title: t('mappingOf'), width: 220, cell: row => row.orgName ?? t('mappingOfAll') },
      { id: 'role', title: t('mappingTo'), width: 140, cell: row => t(`role_${row.role}`) },
      { id: 'people', title: t('mappingPeople'), width: 110, align: 'end', cell: row => row.people ?? '—' },
    ],
    [t],
  )
  return (
    <RecordScreen
      title={t('mappings')}
      list={list}
      api={{ get: api.mapping }}
      search={t('findMapping')}
      columns={columns}
      add={t('addMapping')}
      blank={blank}
      form={start => <MappingForm start={start} list={list} />}
      empty={t('noMappings')}
      emptyText={t('noMappingsText')}
    />
  )
}
