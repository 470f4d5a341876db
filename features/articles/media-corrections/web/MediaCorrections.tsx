import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import {
  Button,
  choicesOf,
  EmptyState,
  ListFrame,
  Moment,
  OpenRecord,
  type RecordColumn,
  RecordTable,
  Segmented,
  Tag,
  useList,
  useMay,
  useRole,
  useWords,
} from '@guanlan/platform/web'
import { useMemo, useState } from 'react'
import { type Proposal, proposalStates, Question } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { Decisions } from './Decisions.tsx'
import { ProposalForm } from './ProposalForm.tsx'
import { ProposalView } from './ProposalView.tsx'
import { blank } from './proposal-form.ts'

/** What the organisation proposed of media, and the one that is open; operators decide those of everybody. */
export default function MediaCorrections() {
  const t = useWords(strings)
  const may = useMay()
  const isOperator = useRole('operator')
  const [isDeciding, setDeciding] = useState(false)
  const list = useList({
    name: 'media-corrections',
    question: Question,
    load: ({ query }, options) => api.list({ body: query }, options),
  })
  const columns = useColumns()
  const { opened, question } = list
  const add = may('mediaCorrections.propose') && (
    <Button kind="primary" icon="plus" onClick={() => void list.open('new')}>
      {t('propose')}
    </Button>
  )
  return (
    <ListFrame
      title={t('title')}
      list={list}
      search={t('find')}
      acts={
        <>
          {isOperator && (
            <Button onClick={() => setDeciding(!isDeciding)} aria-pressed={isDeciding}>
              {t('decisions')}
            </Button>
          )}
          {add}
        </>
      }
      filters={
        <Segmented
          label={t('state')}
          value={question.state}
          onChange={state => list.change({ state })}
          options={choicesOf(['all', ...proposalStates], t)}
        />
      }
      detail={
        isDeciding ? (
          <Decisions />
        ) : (
          opened && (
            <OpenRecord list={list} blank={blank} load={(id, options) => api.get({ params: { id } }, options)}>
              {start =>
                'state' in start && start.state !== 'proposed' ? (
                  <ProposalView proposal={start} />
                ) : (
                  <ProposalForm start={start} list={list} />
                )
              }
            </OpenRecord>
          )
        )
      }
    >
      <RecordTable
        list={list}
        label={t('title')}
        columns={columns}
        nameOf={row => row.mediumName}
        empty={
          <EmptyState title={t('none')} actions={add}>
            {t('noneText')}
          </EmptyState>
        }
      />
    </ListFrame>
  )
}

function useColumns(): RecordColumn<Proposal>[] {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  return useMemo(
    () => [
      { id: 'medium', title: t('medium'), width: 180, pinned: 'start', cell: row => row.mediumName },
      {
        id: 'state',
        title: t('state'),
        width: 110,
        cell: row => <Tag accent={row.state === 'proposed'}>{t(row.state)}</Tag>,
      },
      { id: 'name', title: t('name'), width: 180, cell: row => row.name },
      { id: 'mediaType', title: t('mediaType'), width: 110, cell: row => row.mediaType && a(row.mediaType) },
      { id: 'level', title: t('level'), width: 110, cell: row => a(row.level) },
      { id: 'merged', title: t('merged'), width: 200, cell: row => row.mergedNames.join('、') },
      { id: 'reason', title: t('reason'), width: 220, cell: row => row.reason },
      { id: 'createdBy', title: t('createdBy'), width: 110, cell: row => row.createdBy },
      { id: 'createdAt', title: t('createdAt'), width: 130, cell: row => <Moment at={row.createdAt} /> },
      { id: 'answer', title: t('answer'), width: 220, cell: row => row.answer },
    ],
    [t, a],
  )
}
