import {
  AreaInput,
  exact,
  type List,
  linkTo,
  Moment,
  type RecordColumn,
  RecordForm,
  RecordScreen,
  TextInput,
  useList,
  useMay,
  useRecordDraft,
  useWords,
} from '@guanlan/platform/web'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { type DataProject, longestNote, nameLength, type ProjectDraft, ProjectQuestion } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { projectApi } from '../api.ts'

const blank: ProjectDraft = { name: '', note: '' }

export default function Projects() {
  const t = useWords(strings)
  const list = useList({ name: 'dataProjects', question: ProjectQuestion, load: projectApi.list })
  const columns = useMemo<RecordColumn<DataProject>[]>(
    () => [
      { id: 'name', title: t('name'), width: 220, sort: 'name', pinned: 'start', cell: row => row.name },
      {
        id: 'tasks',
        title: t('taskCount'),
        width: 90,
        align: 'end',
        cell: row => (
          <Link to={linkTo('/analysisData', null, { part: 'tasks', projectId: row.id })}>{exact(row.tasks)}</Link>
        ),
      },
      { id: 'note', title: t('note'), width: 360, cell: row => row.note },
      {
        id: 'updatedAt',
        title: t('updated'),
        width: 130,
        sort: 'updatedAt',
        cell: row => <Moment at={row.updatedAt} />,
      },
      { id: 'updatedBy', title: t('updatedBy'), width: 120, cell: row => row.updatedBy },
    ],
    [t],
  )
  return (
    <RecordScreen
      title={t('projects')}
      list={list}
      api={projectApi}
      edit="boards.edit"
      search={t('find')}
      columns={columns}
      add={t('addProject')}
      blank={blank}
      form={start => <Form start={start} list={list} />}
      empty={t('noProjects')}
      emptyText={t('noProjectsText')}
      emptyAdds
      removed={count => t('projectsRemoved', { count: exact(count) })}
    />
  )
}

function Form({ start, list }: { start: DataProject | ProjectDraft; list: List<DataProject, ProjectQuestion> }) {
  const t = useWords(strings)
  const draft = useRecordDraft(projectApi, start, list, strings)
  const disabled = !useMay()('boards.edit')
  return (
    <RecordForm draft={draft} title={start.name || t('addProject')} onClose={() => void list.open(null)}>
      <TextInput of={draft} name="name" label={t('name')} most={nameLength} disabled={disabled} />
      <AreaInput of={draft} name="note" label={t('note')} most={longestNote} disabled={disabled} />
    </RecordForm>
  )
}
