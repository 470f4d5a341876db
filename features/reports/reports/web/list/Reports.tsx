import {
  Button,
  ChoiceMenu,
  EmptyState,
  exact,
  inBody,
  ListFrame,
  linkTo,
  Moment,
  type RecordColumn,
  RecordTable,
  Tag,
  useList,
  useMay,
  useRefreshWhile,
  useWords,
} from '@guanlan/platform/web'
import { useMemo } from 'react'
import { Link, useNavigate } from 'react-router'
import { ReportQuestion, type ReportRow } from '../../contract.ts'
import { editingStrings } from '../../strings/editing.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { BinActs } from './BinActs.tsx'

const everyMs = 1_000

/** Reports that were made, and how far those are that are being made. */
export default function Reports() {
  const t = useWords(strings)
  const said = useWords(editingStrings)
  const may = useMay()
  const navigate = useNavigate()
  const list = useList({ name: 'reports', question: ReportQuestion, load: inBody(api.list) })
  useRefreshWhile(list.records, ({ state }) => state === 'making', everyMs)
  const isBin = list.question.place === 'bin'
  const columns = useColumns(isBin)
  const remove = () =>
    list.bulk(
      chosen => api.delete.act({ body: chosen }),
      ({ changed: count }) => t('removed', { count: exact(count) }),
    )
  const add = may('reports.edit') && (
    <Button kind="primary" icon="plus" onClick={() => void navigate(linkTo('/addReport'))}>
      {t('add')}
    </Button>
  )
  return (
    <ListFrame
      title={isBin ? said('bin') : t('title')}
      list={list}
      search={t('find')}
      acts={
        !isBin && (
          <>
            <Link to={linkTo('/reportSystem', null, { part: 'timers' })}>{t('timers')}</Link>
            {add}
          </>
        )
      }
      filters={
        <>
          {!isBin && (
            <ChoiceMenu
              values={['all', 'draft', 'review', 'released', 'making'] as const}
              value={list.question.state}
              name={state => t(state === 'all' ? 'anyState' : state)}
              onChange={state => list.change({ state })}
            />
          )}
          <Button
            icon={isBin ? 'left' : 'trash'}
            onClick={() => list.change({ place: isBin ? 'here' : 'bin', state: 'all' })}
          >
            {said(isBin ? 'backFromBin' : 'bin')}
          </Button>
        </>
      }
      bulk={
        may('reports.edit') &&
        (isBin ? (
          <BinActs list={list} />
        ) : (
          <Button size="small" icon="trash" onClick={() => void remove()}>
            {t('remove')}
          </Button>
        ))
      }
    >
      <RecordTable
        list={list}
        label={t('title')}
        columns={columns}
        nameOf={row => row.reportName}
        empty={
          isBin ? (
            <EmptyState title={said('emptyBin')}>{said('emptyBinText')}</EmptyState>
          ) : (
            <EmptyState title={t('noReports')} actions={add}>
              {t('noReportsText')}
            </EmptyState>
          )
        }
      />
    </ListFrame>
  )
}

function useColumns(isBin: boolean): RecordColumn<ReportRow>[] {
  const t = useWords(strings)
  const said = useWords(editingStrings)
  return useMemo(
    () => [
      {
        id: 'name',
        title: t('name'),
        width: 260,
        sort: 'name',
        pinned: 'start',
        // What lies in the bin is not read before it is taken out.
        cell: row =>
          isBin ? (
            row.reportName
          ) : (
            <Link to={linkTo('/htmlTemplateReport', null, { id: row.id })}>{row.reportName}</Link>
          ),
      },
      {
        id: 'state',
        title: t('state'),
        width: 110,
        cell: row => (
          <Tag accent={row.state === 'released'}>
            {row.state === 'making'
              ? `${t('making')} ${t('progress', { made: row.made, blocks: row.blocks })}`
              : t(row.state)}
          </Tag>
        ),
      },
      { id: 'template', title: t('template'), width: 140, cell: row => row.templateName },
      { id: 'monitors', title: t('monitors'), width: 200, cell: row => row.monitors.join('、') },
      { id: 'from', title: t('from'), width: 130, cell: row => <Moment at={row.from} /> },
      { id: 'to', title: t('to'), width: 130, cell: row => <Moment at={row.to} /> },
      { id: 'created', title: t('created'), width: 130, sort: 'createdAt', cell: row => <Moment at={row.createdAt} /> },
      { id: 'updatedBy', title: t('updatedBy'), width: 120, cell: row => row.updatedBy },
      ...(isBin
        ? [
            {
              id: 'deleted',
              title: said('deleted'),
              width: 130,
              cell: (row: ReportRow) => row.deletedAt && <Moment at={row.deletedAt} />,
            },
          ]
        : []),
    ],
    [t, said, isBin],
  )
}
