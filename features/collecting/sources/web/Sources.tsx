import {
  Button,
  Column,
  confirm,
  EmptyState,
  ExportButton,
  ListFrame,
  Moment,
  OpenRecord,
  PopoverButton,
  type RecordColumn,
  RecordTable,
  Sparkline,
  TextField,
  useList,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { useMemo, useState } from 'react'
import { exported, SourceQuestion, type SourceRow } from '../contract.ts'
import { strings } from '../strings.ts'
import { AddSources } from './AddSources.tsx'
import { api } from './api.ts'
import { ConditionTag } from './ConditionTag.tsx'
import { SilentNotice } from './SilentNotice.tsx'
import { SourceFilters } from './SourceFilters.tsx'
import { SourcePane } from './SourcePane.tsx'
import { saveOpml } from './save-opml.ts'
import styles from './sources.module.css'
import { useWaiting } from './use-waiting.ts'
import { spanOfTime } from './words.ts'

/** Where articles come from: add sources, and see how each fares. */
export default function Sources() {
  const t = useWords(strings)
  const may = useMay()
  const mayEdit = may('sources.edit')
  const list = useList({
    name: 'sources',
    question: SourceQuestion,
    load: ({ query }, options) => api.list({ body: query }, options),
  })
  useWaiting(list.records)
  const columns = useMemo<RecordColumn<SourceRow>[]>(
    () => [
      { id: 'name', title: t('name'), width: 220, sort: 'name', pinned: 'start', cell: row => row.name },
      {
        id: 'condition',
        title: t('condition'),
        width: 118,
        keepsWidth: true,
        cell: row => <ConditionTag condition={row.condition} />,
      },
      {
        id: 'days',
        title: t('course'),
        width: 110,
        cell: row => <Sparkline values={row.health.days} width={88} area />,
      },
      { id: 'perDay', title: t('perDay'), width: 96, align: 'end', cell: row => row.health.perDay ?? '–' },
      {
        id: 'lastNewAt',
        title: t('lastNew'),
        width: 130,
        sort: 'lastNewAt',
        cell: row => row.lastNewAt && <Moment at={row.lastNewAt} />,
      },
      {
        id: 'lastSuccessAt',
        title: t('lastSuccess'),
        width: 120,
        sort: 'lastSuccessAt',
        cell: row => row.lastSuccessAt && <Moment at={row.lastSuccessAt} />,
      },
      { id: 'rhythm', title: t('rhythm'), width: 100, align: 'end', cell: row => spanOfTime(row.paceSeconds, t) },
      {
        id: 'delay',
        title: t('delay'),
        width: 120,
        align: 'end',
        cell: row => row.health.delay50 !== null && spanOfTime(row.health.delay50, t),
      },
      { id: 'refused', title: t('refused'), width: 90, align: 'end', cell: row => row.health.refused || '' },
      { id: 'kind', title: t('kind'), width: 90, cell: row => t(row.kind) },
      { id: 'folder', title: t('folder'), width: 120, cell: row => row.folder },
      { id: 'owner', title: t('shared'), width: 96, rare: true, cell: row => t(row.shared ? 'shared' : 'own') },
      { id: 'url', title: t('url'), width: 280, rare: true, cell: row => row.url },
      { id: 'createdAt', title: t('updated'), width: 130, rare: true, cell: row => <Moment at={row.updatedAt} /> },
    ],
    [t],
  )
  const remove = async () => {
    if (!(await confirm({ title: t('removeAsk'), loss: t('removeWhat'), act: t('remove') }))) return
    await list.bulk(
      chosen => api.remove.act({ body: chosen }),
      ({ changed }) => t('removed', { count: changed }),
    )
  }
  const change = (what: { enabled?: boolean; folder?: string }) =>
    list.bulk(
      chosen => api.change.act({ body: { chosen, ...what } }),
      ({ changed }) => t('changed', { count: changed }),
    )
  return (
    <Column fill className={styles.screen}>
      {mayEdit && <AddSources onAdded={() => void list.records.changed()} act={list.act} />}
      <SilentNotice onShow={() => list.change({ condition: 'silent' })} />
      <ListFrame
        title={t('title')}
        list={list}
        search={t('find')}
        filters={<SourceFilters question={list.question} onChange={list.change} />}
        exports={<ExportButton list={list} columns={exported} start={api.export} />}
        acts={
          <Button kind="quiet" icon="download" onClick={() => void saveOpml()}>
            {t('exportOpml')}
          </Button>
        }
        bulk={
          mayEdit && (
            <>
              <Button size="small" onClick={() => void change({ enabled: true })}>
                {t('switchOn')}
              </Button>
              <Button size="small" onClick={() => void change({ enabled: false })}>
                {t('switchOff')}
              </Button>
              <PopoverButton label={t('toFolder')} icon="move" size="small">
                {close => (
                  <FolderName
                    onName={folder => {
                      close()
                      void change({ folder })
                    }}
                  />
                )}
              </PopoverButton>
              <Button size="small" icon="trash" onClick={() => void remove()}>
                {t('remove')}
              </Button>
            </>
          )
        }
        detail={
          list.opened && (
            <OpenRecord list={list} blank={null} load={(id, options) => api.get({ params: { id } }, options)}>
              {start => start && <SourcePane start={start} list={list} mayEdit={mayEdit} />}
            </OpenRecord>
          )
        }
      >
        <RecordTable
          list={list}
          label={t('title')}
          columns={columns}
          nameOf={row => row.name}
          empty={<EmptyState title={t('none')}>{t('noneHint')}</EmptyState>}
        />
      </ListFrame>
    </Column>
  )
}

function FolderName({ onName }: { onName: (folder: string) => void }) {
  const t = useWords(strings)
  const [name, setName] = useState('')
  return (
    <Column
      as="form"
      gap={8}
      className={styles.folderName}
      onSubmit={event => {
        event.preventDefault()
        onName(name.trim())
      }}
    >
      <TextField
        label={t('folder')}
        placeholder={t('folderHint')}
        value={name}
        maxLength={50}
        onChange={event => setName(event.target.value)}
      />
      <Button type="submit" kind="primary">
        {t('toFolder')}
      </Button>
    </Column>
  )
}
