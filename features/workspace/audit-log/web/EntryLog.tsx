import {
  ChoiceMenu,
  connect,
  deviceOf,
  EmptyState,
  ExportButton,
  ListFrame,
  Moment,
  type RecordColumn,
  RecordTable,
  ScreenPart,
  Segmented,
  Tag,
  useList,
  useRole,
  useWords,
} from '@guanlan/platform/web'
import { useMemo } from 'react'
import { auditLog, type Entry, EntryQuestion, entryKinds, exported } from '../contract.ts'
import { strings } from '../strings.ts'
import { EntryPane } from './EntryPane.tsx'
import { periodOf, periods, since } from './periods.ts'

const api = connect(auditLog)

const nobodyIn = { operations: 'nobody', signIns: 'unknown', shares: 'outsider', reported: 'nobody' } as const

/** Who did what, who signed in, and what other programs said: an organisation's for its administrators, everybody's for operators. */
export default function EntryLog() {
  const t = useWords(strings)
  // An operator asks about all organisations by naming none.
  const requested = useRole('operator') ? { organisation: null } : {}
  const isOperator = 'organisation' in requested
  const list = useList({
    name: isOperator ? 'auditLog.everywhere' : 'auditLog',
    question: EntryQuestion,
    load: ({ query }, options) => api.list({ body: query }, { ...options, ...requested }),
  })
  const { kind, startTime, organisation } = list.question
  const columns = useMemo<RecordColumn<Entry>[]>(
    () => [
      { id: 'what', title: t('what'), width: 240, pinned: 'start', cell: row => row.what },
      { id: 'at', title: t('at'), width: 150, cell: row => <Moment at={row.at} /> },
      {
        id: 'userName',
        title: t('userName'),
        width: 130,
        cell: row => (
          <>
            {row.userName ?? t(nobodyIn[kind])} {row.bySupport && <Tag accent>{t('bySupport')}</Tag>}
          </>
        ),
      },
      {
        id: 'outcome',
        title: t('outcome'),
        width: 160,
        cell: row => (
          <>
            <Tag accent={!['done', 'succeeded', 'passwordChanged'].includes(row.outcome)}>
              {t(`outcome_${row.outcome}`)}
            </Tag>
            {row.times > 1 && <span className="dim"> {t('times', { times: row.times })}</span>}
          </>
        ),
      },
      ...(kind === 'signIns'
        ? []
        : [
            {
              id: 'subject',
              title: t(kind === 'reported' ? 'platform' : 'subject'),
              width: 220,
              cell: (row: Entry) => row.subject,
            },
          ]),
      ...(kind === 'operations'
        ? [{ id: 'changed', title: t('changed'), width: 90, cell: (row: Entry) => row.changed || '' }]
        : []),
      ...(isOperator && kind !== 'signIns'
        ? [
            {
              id: 'orgId',
              title: t('organisation'),
              width: 160,
              cell: (row: Entry) => (row.orgId === null ? t('installation') : (row.orgName ?? `#${row.orgId}`)),
            },
          ]
        : []),
      { id: 'address', title: t('address'), width: 140, cell: row => row.address },
      { id: 'browser', title: t('browser'), width: 140, cell: row => deviceOf(row.browser) },
    ],
    [t, kind, isOperator],
  )
  const period = periodOf(startTime)
  return (
    <ListFrame
      title={t('title')}
      list={list}
      search={t('find')}
      filters={
        <>
          <Segmented
            label={t('kind')}
            value={kind}
            options={entryKinds.map(value => ({ value, label: t(`kind_${value}`) }))}
            onChange={value => void list.open(null).then(isClosed => isClosed && list.change({ kind: value }))}
          />
          <ChoiceMenu
            values={periods}
            value={period}
            name={t}
            onChange={each => list.change({ startTime: since(each, new Date()) })}
          />
          {isOperator && (
            <ScreenPart
              id="organisations.filter"
              given={{ value: organisation, onChange: (each: number | null) => list.change({ organisation: each }) }}
              meanwhile={null}
            />
          )}
        </>
      }
      exports={!isOperator && <ExportButton list={list} columns={exported} start={api.export} />}
      detail={
        list.opened &&
        kind === 'operations' && (
          <EntryPane
            key={list.opened.key}
            load={options => api.entry({ params: { id: list.opened?.id ?? 0 } }, { ...options, ...requested })}
            id={list.opened.id ?? 0}
            onClose={() => void list.open(null)}
          />
        )
      }
    >
      <RecordTable
        list={list}
        label={t('title')}
        columns={columns}
        nameOf={row => row.what}
        empty={<EmptyState title={t('none')}>{t(`none_${kind}`)}</EmptyState>}
      />
    </ListFrame>
  )
}
