import { Moment, type RecordColumn, RecordScreen, Row, Tag, useList, useWords } from '@guanlan/platform/web'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { outgoingTypes, type Strategy, StrategyQuestion } from '../contract.ts'
import { strings } from '../strings.ts'
import { api, usePlugins, usePlugName } from './api.ts'
import { StrategyForm } from './StrategyForm.tsx'
import { blankStrategy } from './strategy-values.ts'

/** Which articles go to which plug-in. */
export default function Strategies() {
  const t = useWords(strings)
  const { data: plugins = [] } = usePlugins()
  const nameOf = usePlugName()
  const list = useList({ name: 'plugins.strategies', question: StrategyQuestion, load: api.strategies })
  const columns = useColumns()
  return (
    <RecordScreen
      title={t('policy')}
      list={list}
      api={{ get: api.strategy, remove: api.removeStrategies }}
      edit="plugins.edit"
      search={t('find')}
      columns={columns}
      add={t('add')}
      blank={blankStrategy(list.question.plugType || 'table')}
      form={start => <StrategyForm start={start} list={list} />}
      empty={t('noStrategies')}
      emptyText={t('noStrategiesText')}
      emptyAdds
      removed={count => t('removed', { count })}
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
        <Row as="span" gap={16} wrap={8} align="center">
          <Link to="/pluginSystem">{t('system')}</Link>
        </Row>
      }
    />
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
