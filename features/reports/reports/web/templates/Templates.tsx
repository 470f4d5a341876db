import {
  Button,
  EmptyState,
  exact,
  ListFrame,
  Moment,
  OpenRecord,
  type RecordColumn,
  RecordTable,
  Tag,
  useList,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { useMemo, useState } from 'react'
import { type Template, type TemplateDraft, type TemplateKind, TemplateQuestion } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { ImportTemplate } from './ImportTemplate.tsx'
import { ReadyTemplates } from './ReadyTemplates.tsx'
import { TemplateForm } from './TemplateForm.tsx'
import { TemplatePreview } from './TemplatePreview.tsx'

const titles = { regular: 'regularTemplates', html: 'htmlTemplates', excel: 'excelTemplates' } as const

/** Templates of one kind, those that come with the product below, and the one that is open. */
export function Templates({ kind }: { kind: TemplateKind }) {
  const t = useWords(strings)
  const may = useMay()
  const list = useList({
    name: `report-templates-${kind}`,
    question: TemplateQuestion,
    load: ({ query }, options) => api.templates({ query: { ...query, kind } }, options),
  })
  const blank: TemplateDraft = useMemo(() => ({ name: '', kind, blocks: [], look: {} }), [kind])
  const columns = useColumns()
  const [preview, setPreview] = useState<TemplateDraft | null>(null)
  const remove = () =>
    list.bulk(
      ({ ids, allOf, but }) => api.deleteTemplates.act({ body: { ids, but, allOf: allOf && { ...allOf, kind } } }),
      ({ changed }) => t('removed', { count: exact(changed) }),
    )
  const add = may('reports.templates') && (
    <Button kind="primary" icon="plus" onClick={() => void list.open('new')}>
      {t('addTemplate')}
    </Button>
  )
  return (
    <ListFrame
      title={t(titles[kind])}
      list={list}
      search={t('find')}
      acts={
        <>
          {may('reports.templates') && <ImportTemplate list={list} />}
          {add}
        </>
      }
      bulk={
        may('reports.templates') && (
          <Button size="small" icon="trash" onClick={() => void remove()}>
            {t('remove')}
          </Button>
        )
      }
      detail={
        list.opened && (
          <OpenRecord list={list} blank={blank} load={(id, options) => api.template({ params: { id } }, options)}>
            {start => <TemplateForm start={start} list={list} onPreview={setPreview} />}
          </OpenRecord>
        )
      }
    >
      {preview && list.opened ? (
        <TemplatePreview template={preview} onClose={() => setPreview(null)} />
      ) : (
        <>
          <RecordTable
            list={list}
            label={t(titles[kind])}
            columns={columns}
            nameOf={row => row.name}
            empty={<EmptyState title={t('noTemplates')} actions={add} />}
          />
          <ReadyTemplates kind={kind} list={list} />
        </>
      )}
    </ListFrame>
  )
}

function useColumns(): RecordColumn<Template>[] {
  const t = useWords(strings)
  return useMemo(
    () => [
      { id: 'name', title: t('name'), width: 260, sort: 'name', pinned: 'start', cell: row => row.name },
      { id: 'kind', title: t('kind'), width: 90, cell: row => <Tag>{t(row.kind)}</Tag> },
      { id: 'blocks', title: t('blockCount'), width: 90, align: 'end', cell: row => exact(row.blocks.length) },
      { id: 'updated', title: t('updated'), width: 140, sort: 'updatedAt', cell: row => <Moment at={row.updatedAt} /> },
      { id: 'updatedBy', title: t('updatedBy'), width: 140, cell: row => row.updatedBy },
    ],
    [t],
  )
}
