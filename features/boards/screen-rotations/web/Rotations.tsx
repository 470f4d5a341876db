import { exact, Moment, type RecordColumn, RecordScreen, useList, useWords } from '@guanlan/platform/web'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { type Draft, Question, type Rotation } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { RotationForm } from './RotationForm.tsx'
import { useScreenChoices } from './use-screen-choices.ts'

const blank: Draft = {
  name: '',
  entries: [
    { screen: 'monitorScreen', seconds: 30, weekdays: [], from: '00:00', to: '24:00' },
    { screen: 'TopBrand', seconds: 30, weekdays: [], from: '00:00', to: '24:00' },
  ],
  alarm: null,
}

/** Rotations of the organisation, and the one that is open. */
export default function Rotations() {
  const t = useWords(strings)
  const list = useList({ name: 'screenRotations', question: Question, load: api.list })
  return (
    <RecordScreen
      title={t('title')}
      list={list}
      api={api}
      edit="bigScreens.edit"
      search={t('find')}
      columns={useColumns()}
      acts={<Link to="/bigScreen">{t('toIndex')}</Link>}
      add={t('add')}
      blank={blank}
      form={start => <RotationForm start={start} list={list} />}
      empty={t('none')}
      emptyText={t('noneText')}
      emptyAdds
      removed={count => t('removed', { count: exact(count) })}
    />
  )
}

function useColumns(): RecordColumn<Rotation>[] {
  const t = useWords(strings)
  const choices = useScreenChoices()
  return useMemo(() => {
    const nameOf = new Map(choices.map(({ id, name }) => [id, name]))
    return [
      { id: 'name', title: t('name'), width: 200, sort: 'name', pinned: 'start', cell: row => row.name },
      {
        id: 'screens',
        title: t('screens'),
        width: 320,
        cell: row => row.entries.map(({ screen }) => nameOf.get(screen) ?? '—').join(' → '),
      },
      {
        id: 'alarm',
        title: t('alarm'),
        width: 200,
        cell: ({ alarm }) => (alarm ? t(`${alarm.of}_${alarm.level as 1}`) : t('alarm_none')),
      },
      {
        id: 'updatedAt',
        title: t('updated'),
        width: 130,
        sort: 'updatedAt',
        cell: row => <Moment at={row.updatedAt} />,
      },
      { id: 'updatedBy', title: t('updatedBy'), width: 120, cell: row => row.updatedBy },
    ]
  }, [t, choices])
}
