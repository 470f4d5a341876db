import {
  Button,
  EmptyState,
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
import { useMemo } from 'react'
import { Link } from 'react-router'
import { outgoingTypes, type Strategy, StrategyQuestion } from '../contract.ts'
import { strings } from '../strings.ts'
import { api, usePlugins, usePlugName } from './api.ts'
import styles from './plugins.module.css'
import { StrategyForm } from './StrategyForm.tsx'
import { blankStrategy } from './strategy-values.ts'

/** Which articles go to which plug-in. */
export default function Strategies() {
  const t = useWords(strings)
  const may = useMay()
  const { data: plugins = [] } = usePlugins()
  const nameOf = usePlugName()
  const list = useList({ name: 'plugins.strategies', question: StrategyQuestion, load: api.strategies })
  const columns = useColumns()
  const add = may('plugins.edit') && (
    <Button kind="primary" icon="plus" onClick={() => void list.open('new')}>
      {t('add')}
    </Button>
  )
  const remove = () =>
    list.bulk(
      chosen => api.removeStrategies.act({ body: chosen }),
      ({ changed }) => t('removed', { count: changed }),
    )
  return (
    <ListFrame
      title={t('policy')}
      list={list}
      search={t('find')}
      filters={
        <select
          className="field"
          aria-label={t('plugType')}
          value={list.question.plugType}
          onChange={event => list.change({ plugType: event.target.value as StrategyQuestion['plugType'] })}
        >
          <option value="">{t('plugins')}</option>
          {outgoingTypes.map(type => (
            <option key={type} value={type}>
              {nameOf(plugins.find(({ plugType }) => plugType === type) ?? { plugType: type, plugName: '' })}
            </option>
          ))}
        </select>
      }
      acts={
        <span className={styles.acts}>
          <Link to="/pluginSystem">{t('system')}</Link>
          {add}
        </span>
      }
      bulk={
        may('plugins.edit') && (
          <Button size="small" icon="trash" onClick={() => void remove()}>
            {t('remove')}
          </Button>
        )
      }
      detail={
        list.opened && (
          <OpenRecord
            list={list}
            blank={blankStrategy(list.question.plugType || 'table')}
            load={(id, options) => api.strategy({ params: { id } }, options)}
          >
            {start => <StrategyForm start={start} list={list} />}
          </OpenRecord>
        )
      }
    >
      <RecordTable
        list={list}
        label={t('policy')}
        columns={columns}
        nameOf={row => row.name}
        empty={
          <EmptyState title={t('noStrategies')} actions={add}>
            {t('noStrategiesText')}
          </EmptyState>
        }
      />
    </ListFrame>
  )
}

function useColumns(): RecordColumn<Strategy>[] {
  const t = useWords(strings)
  return useMemo(
    () => [
      { id: 'name', title: t('name'), width: 200, sort: 'name', pinned: 'start', cell: row => row.name },
      { id: 'plugType', title: t('plugType'), width: 120, cell: row => t(row.plugType) },
      { id: 'keywords', title: t('keywords'), width: 220, cell: row => row.keywords.join('、') },
      { id: 'media', title: t('media'), width: 90, align: 'end', cell: row => row.media.length || '' },
      { id: 'monitor', title: t('monitor'), width: 160, cell: row => row.monitorName ?? t('everything') },
      { id: 'days', title: t('days'), width: 110, align: 'end', cell: row => row.days },
      {
        id: 'published',
        title: t('addresses'),
        width: 120,
        cell: row => <Tag accent={row.isPublished}>{t(row.isPublished ? 'published' : 'unpublished')}</Tag>,
      },
      { id: 'updatedBy', title: t('updatedBy'), width: 120, cell: row => row.updatedBy },
      { id: 'updated', title: t('updated'), width: 150, sort: 'updatedAt', cell: row => <Moment at={row.updatedAt} /> },
    ],
    [t],
  )
}
