import {
  AreaInput,
  choicesOf,
  Facts,
  type List,
  RadioInput,
  RecordForm,
  TextInput,
  useDraft,
  useWords,
} from '@guanlan/platform/web'
import { contentLength, Draft, kinds, type Question, type Report } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'

/** A new report. @param offered kinds of it, the likeliest first */
export function ReportForm({
  start,
  list,
  offered = kinds,
}: {
  start: Draft
  list: List<Report, Question>
  offered?: readonly Draft['kind'][]
}) {
  const t = useWords(strings)
  const send = (body: Draft) => api.report.act({ body })
  const draft = useDraft<Draft, Report>({
    schema: Draft,
    words: strings,
    start,
    create: send,
    update: send,
    load: id => api.get({ params: { id } }),
    onSaved: list.saved,
    message: () => t('reported'),
  })
  return (
    <RecordForm draft={draft} title={t('report')} saveAs={t('report')} onClose={() => void list.open(null)}>
      <RadioInput of={draft} name="kind" label={t('kind')} options={choicesOf(offered, t)} />
      <AreaInput of={draft} name="content" label={t('content')} note={t('contentNote')} most={contentLength} />
      {start.articleId === null && <TextInput of={draft} name="url" label={t('url')} note={t('urlNote')} />}
      {(start.page !== '' || start.requestId !== '') && (
        <Facts
          of="texts"
          facts={[
            [t('pageMet'), start.page || '—'],
            [t('requestMet'), start.requestId || '—'],
          ]}
        />
      )}
    </RecordForm>
  )
}
