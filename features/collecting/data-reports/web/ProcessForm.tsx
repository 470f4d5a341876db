import { SourceInput } from '@guanlan/features/collecting/collection-tasks/web'
import { MemberInput } from '@guanlan/features/people/organisations/web'
import {
  AreaInput,
  exact,
  Facts,
  type List,
  linkTo,
  Moment,
  RadioInput,
  RecordForm,
  Tag,
  useDraft,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { Link } from 'react-router'
import { contentLength, type Processing, type Question, type Report } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { formOfReport, ProcessingForm } from './processing-form.ts'

/** One report: what was said, and what becomes of it. */
export function ProcessForm({ start, list }: { start: Report; list: List<Report, Question> }) {
  const t = useWords(strings)
  const may = useMay()
  const save = (body: Processing & { id: number; version: number }) => api.process.act({ body })
  const draft = useDraft<ProcessingForm, Report>({
    schema: ProcessingForm,
    words: strings,
    start,
    draftOf: formOfReport,
    create: async () => {
      throw new Error('a report is there before it is processed')
    },
    update: ({ id, version, flag, ...rest }) =>
      save({ id, version, ...rest, flag: Number(flag) as Processing['flag'] }),
    load: id => api.get({ params: { id } }),
    onSaved: list.saved,
  })
  const report = draft.stored ?? start
  const mayProcess = may('dataReports.process')
  return (
    <RecordForm
      draft={draft}
      title={t(report.kind)}
      marks={<Tag accent={report.flag < 2}>{t(`flag${report.flag}`)}</Tag>}
      onClose={() => void list.open(null)}
    >
      <p>{report.content}</p>
      <Facts
        facts={[
          [t('article'), report.articleTitle || '—'],
          [t('url'), report.url || '—'],
          ...(report.page ? ([[t('pageMet'), report.page]] as const) : []),
          ...(report.requestId ? ([[t('requestMet'), report.requestId]] as const) : []),
          [t('createdBy'), report.createdBy],
          [t('createdAt'), <Moment key="created" at={report.createdAt} />],
          [t('joined'), exact(report.joined)],
          [t('answeredAt'), report.answeredAt ? <Moment key="answered" at={report.answeredAt} /> : '—'],
        ]}
      />
      {report.kind === 'collect' && (
        <p>
          <Link to={linkTo('/sourceMange', null, { paste: report.url })}>{t('addSource')}</Link>
          {' · '}
          <Link to={linkTo('/createTask')}>{t('makeTask')}</Link>
        </p>
      )}
      <RadioInput
        of={draft}
        name="flag"
        label={t('flag')}
        disabled={!mayProcess}
        options={(['0', '1', '2', '3'] as const).map(value => ({ value, label: t(`flag${value}`) }))}
      />
      <MemberInput of={draft} name="assignee" label={t('assignee')} disabled={!mayProcess} />
      <SourceInput of={draft} name="sourceId" label={t('source')} disabled={!mayProcess} />
      <AreaInput
        of={draft}
        name="answer"
        label={t('answer')}
        note={t('answerNote')}
        most={contentLength}
        disabled={!mayProcess}
      />
    </RecordForm>
  )
}
